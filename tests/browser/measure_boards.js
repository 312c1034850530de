// Measures the boards as rendered (type size, overlaps, clipping, target size, contrast): see test_measures.py.
(() => {
  const MIN_FONT_PX = 10.95;
  const MIN_CONTRAST = 4.5; // WCAG AA
  const TOLERANCE_PX = 1.5;
  const panels = () => [...document.querySelectorAll(":is(.table-board, .table-tray, .table-others) .plate")];
  const isShown = (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const words = (text) => text.textContent.trim();
  const name = (text) => `${text.closest(".plate").id}: ${words(text)}`;
  const texts = (panel) => [...panel.querySelectorAll("text")].filter((text) => words(text) && isShown(text));

  function scale(element) {
    const { a, b, c, d } = element.getScreenCTM();
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  function small(panel) {
    const sizes = texts(panel).map((text) => [text, parseFloat(getComputedStyle(text).fontSize) * scale(text)]);
    return sizes.filter(([, size]) => size < MIN_FONT_PX).map(([text, size]) => `${name(text)} is ${size.toFixed(1)} px`);
  }

  /** Where the letters of each line stand; a line's box is higher than they are. */
  function lines(text) {
    const parts = text.querySelectorAll("tspan").length ? [...text.querySelectorAll("tspan")] : [text];
    return parts.filter(words).map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const air = (bottom - top) * 0.24;
      return { left, right, top: top + air, bottom: bottom - air };
    });
  }

  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

  function overlapping(panel) {
    const all = texts(panel).filter((text) => !text.closest(".ghost")).map((text) => [text, lines(text)]);
    const found = [];
    all.forEach(([one, boxes], index) => {
      for (const [other, rooms] of all.slice(index + 1))
        if (boxes.some((a) => rooms.some((b) => apart(a, b) < -TOLERANCE_PX))) found.push(`${name(one)} lies over ${words(other)}`);
    });
    return found;
  }

  function cut(panel) {
    const frame = panel.getBoundingClientRect();
    const room = panel.closest(".zoomable, .panel").getBoundingClientRect();
    const scrolls = getComputedStyle(panel.closest(".zoomable, .panel")).overflowX === "auto";
    const inside = (box, within) => box.left >= within.left - TOLERANCE_PX && box.right <= within.right + TOLERANCE_PX;
    const tall = (box, within) => box.top >= within.top - TOLERANCE_PX && box.bottom <= within.bottom + TOLERANCE_PX;
    const found = texts(panel)
      .filter((text) => !lines(text).every((box) => inside(box, frame) && tall(box, frame)))
      .map((text) => `${name(text)} is cut`);
    return scrolls || inside(frame, room) ? found : [...found, `${panel.id} is wider than its panel`];
  }

  function narrow(target) {
    const buttons = [...document.querySelectorAll(":is(.table-board, .table-tray, .table-others) :is(button, a, summary)")];
    const rings = [...document.querySelectorAll(".plate .lit > .ring")];
    return [...buttons, ...rings].filter(isShown).flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const part = one.closest("[data-part]")?.dataset.part ?? (one.id || one.className || one.textContent);
      return Math.min(width, height) < target - 0.5 ? [`${part} is ${width.toFixed(0)} by ${height.toFixed(0)} px`] : [];
    });
  }

  const within = (at, frame) => ({
    left: Math.max(at.left, frame.left), right: Math.min(at.right, frame.right),
    top: Math.max(at.top, frame.top), bottom: Math.min(at.bottom, frame.bottom),
  });
  const isSome = ({ left, right, top, bottom }) => right - left > TOLERANCE_PX && bottom - top > TOLERANCE_PX;

  /** Words beside the boards and on them, with the lines of each where they are not scrolled away. */
  function* said() {
    for (const place of [...document.querySelectorAll(".table-head, .aim, .table-news, .panel-jumps")].filter(isShown)) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!words(node) || node.parentElement.closest(".visually-hidden, .table-title")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const frame = (node.parentElement.closest(".seats") ?? place).getBoundingClientRect();
        yield [words(node), [...range.getClientRects()].map((at) => within(at, frame)).filter(isSome)];
      }
    }
    for (const panel of panels().filter(isShown)) {
      const frame = panel.closest(".zoomable, .panel").getBoundingClientRect();
      for (const text of texts(panel)) yield [words(text), lines(text).map((at) => within(at, frame)).filter(isSome)];
    }
  }

  /** A glass that lies over words. */
  function covering() {
    const glasses = [...document.querySelectorAll(".zoom-button")].filter(isShown);
    const all = [...said()];
    return glasses.flatMap((glass) => {
      const at = glass.getBoundingClientRect();
      const hidden = all.filter(([, places]) => places.some((place) => apart(at, place) < -TOLERANCE_PX));
      return hidden.map(([text]) => `the glass of ${glass.dataset.zoom} covers ${text}`);
    });
  }

  /** Boards that have to be scrolled within their frame where no finger swipes. */
  function scrolling() {
    if (matchMedia("(max-width: 62.49rem)").matches) return [];
    const frames = [...document.querySelectorAll(".zoomable:not(.zoom-2, .zoom-3)")].filter(isShown);
    return frames.flatMap(({ id, scrollHeight, clientHeight }) => (scrollHeight > clientHeight + 1 ? [`${id} scrolls by ${scrollHeight - clientHeight} px`] : []));
  }

  /** What every site has, above what is about this game. */
  function chrome(most) {
    const all = [...document.querySelectorAll(".masthead, .table-tabs")].filter(isShown);
    const height = all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    return innerWidth < 1000 && height > most ? [`masthead and tabs are ${height.toFixed(0)} px high`] : [];
  }

  const colour = (text) => {
    const found = text.match(/^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/);
    return found && [+found[1], +found[2], +found[3], found[4] === undefined ? 1 : +found[4]];
  };

  // Computed styles and hit tests are slow, and each is asked for several times: forgotten with every theme.
  const cache = { opacity: new Map(), tint: new Map(), ground: new Map() };

  const cached = (kind, compute) => (element) => {
    if (!cache[kind].has(element)) cache[kind].set(element, compute(element));
    return cache[kind].get(element);
  };

  const opacity = cached("opacity", (element) => {
    const own = parseFloat(getComputedStyle(element).opacity);
    return element.parentElement && !element.matches(".plate") ? own * opacity(element.parentElement) : own;
  });

  const tint = cached("tint", (element) => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGGraphicsElement && !element.matches("svg");
    const found = colour(isDrawn ? style.fill : style.backgroundColor);
    if (!found) return null;
    return [...found.slice(0, 3), found[3] * opacity(element) * (isDrawn ? parseFloat(style.fillOpacity) : 1)];
  });

  const over = (top, below) => top.slice(0, 3).map((part, i) => part * top[3] + below[i] * (1 - top[3]));

  const isPicture = (element) => element.matches("use, image") || getComputedStyle(element).fill.startsWith("url");

  /** The colour behind a label, or null where a picture lies: then its pixels are looked at. */
  const ground = cached("ground", (text) => {
    const style = getComputedStyle(text);
    if (style.paintOrder.startsWith("stroke") && colour(style.stroke)) return colour(style.stroke);
    const [box] = lines(text);
    const found = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const layers = [];
    for (const element of found) {
      if (element.closest("text")) continue;
      if (isPicture(element)) return null;
      const paint = tint(element);
      if (paint?.[3]) layers.push(paint);
      if (paint?.[3] > 0.99) return layers.reduceRight((below, top) => over(top, below), paint);
    }
    return null;
  });

  function luminance(rgb) {
    const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one, other) {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  }

  /** What is spent or only would be is pale on purpose. */
  const inked = (panel) => texts(panel).filter((text) => !text.closest(".dimmed, .ghost, .crossed") && tint(text));

  function pale(panel) {
    return inked(panel).flatMap((text) => {
      const behind = ground(text);
      const seen = behind ? contrast(over(tint(text), behind), behind) : MIN_CONTRAST;
      return seen < MIN_CONTRAST ? [`${name(text)} has ${seen.toFixed(1)}:1`] : [];
    });
  }

  // Most panels are seen on every stage: each is looked at once by day and once by lamplight.
  const inkedPanels = { light: new Set(), dark: new Set() };
  let freshPanels = [];

  /** Labels whose pixels are to be looked at: all, or those on a picture. */
  const labels = (isEvery) => freshPanels.flatMap(inked).filter((text) => isEvery || !ground(text));

  const LETTER_DIFFERENCE = 48; // how much a pixel of a letter differs from what is there without it, in three colours
  const NEIGHBOURS = [[-1, 0], [1, 0], [0, -1], [0, 1], [-2, 0], [2, 0], [0, -2], [0, 2]];

  async function pixels(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(drawn, 0, 0);
    const { data, width } = pen.getImageData(0, 0, drawn.width, drawn.height);
    return (x, y) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3);
  }

  /** The contrast of a label with what lies beside its letters: half of it is better. */
  function beside(text, { left, top }, [lettered, bare]) {
    const found = [];
    const ink = tint(text); // asked once: there are thousands of pixels
    const isLetter = (x, y) => {
      const [here, there] = [lettered(x, y), bare(x, y)];
      return Math.abs(here[0] - there[0]) + Math.abs(here[1] - there[1]) + Math.abs(here[2] - there[2]) > LETTER_DIFFERENCE;
    };
    for (const line of lines(text)) {
      for (let y = Math.ceil(line.top - top); y < line.bottom - top; y += 1)
        for (let x = Math.ceil(line.left - left); x < line.right - left; x += 1) {
          if (!isLetter(x, y)) continue;
          for (const [dx, dy] of NEIGHBOURS) if (!isLetter(x + dx, y + dy)) found.push([...bare(x + dx, y + dy)]);
        }
    }
    const seen = found.map((behind) => contrast(over(ink, behind), behind)).sort((a, b) => a - b);
    return seen[Math.floor(seen.length / 2)] ?? 1;
  }

  /** Everything can be pointed at, so that what lies behind a label is found. */
  function open() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: visiblePainted !important; transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [sheet];
  }

  const all = (measure) => [...new Set(panels().filter(isShown).flatMap(measure))];

  const FRAME_MARGIN_PX = 4;
  const bald = new CSSStyleSheet();

  /** Pictures that share a place, by the names they are gone to with; where all are seen, one name for all. */
  function stages() {
    const named = [...document.querySelectorAll(".panel-jumps a")].filter(isShown).map((link) => link.hash.slice(1));
    const isShared = named.some((id) => !isShown(document.getElementById(id)));
    return isShared ? named.map((id) => id.replace("panel-", "")) : [""];
  }

  window.measure = {
    stages,
    labels: () => [...inkedPanels.light].flatMap((panel) => [...panel.querySelectorAll("text")]).filter(words).length,
    /** The part of the page in which labels lie whose pixels are to be looked at; null without any. */
    frame(isEvery) {
      const boxes = labels(isEvery).flatMap(lines);
      if (!boxes.length) return null;
      const [x, y] = [Math.min(...boxes.map((box) => box.left)) - FRAME_MARGIN_PX, Math.min(...boxes.map((box) => box.top)) - FRAME_MARGIN_PX].map(Math.floor);
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))].map(Math.ceil);
      return { x, y, width: right - x + FRAME_MARGIN_PX, height: bottom - y + FRAME_MARGIN_PX };
    },
    /** Letters are left out, with everything else as it is. */
    shave(isBare) {
      bald.replaceSync(isBare ? "svg.plate text, svg.plate tspan { fill: transparent !important; }" : "");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== bald), bald];
    },
    /** Labels too pale before what is drawn beneath them, in pictures of a frame with and without letters. */
    async drawn({ x, y }, pictures, isEvery) {
      const seen = await Promise.all(pictures.map(pixels));
      return labels(isEvery).flatMap((text) => {
        const found = beside(text, { left: x, top: y }, seen);
        return found < MIN_CONTRAST ? [`${name(text)} has ${found.toFixed(1)}:1 as drawn`] : [];
      });
    },
    shape: (target) => [...all(small), ...all(overlapping), ...all(cut), ...narrow(target), ...covering(), ...chrome(120), ...scrolling()],
    ink(theme) {
      open();
      document.documentElement.dataset.theme = theme;
      for (const kind of Object.values(cache)) kind.clear();
      freshPanels = panels().filter((panel) => isShown(panel) && !inkedPanels[theme].has(panel));
      for (const panel of freshPanels) inkedPanels[theme].add(panel);
      return [...new Set(freshPanels.flatMap(pale))];
    },
  };
})();
