// Types of the page's scripts, for `deno check`; browsers never load this file.

/** A part of the board, `kind:name`. */
type Part = string;

/** One click of an option. */
interface Click {
  part: Part;
  anyOrder: boolean;
  optional?: boolean;
  held?: boolean;
  seals?: boolean;
}

type PlainClick = string | (Partial<Click> & { part: Part });

/** A click as the server writes it; a list is a run in any order. */
type WrittenClick = PlainClick | PlainClick[];

/** What clicks lead to. */
interface Clickable {
  text: string;
  clicks: Click[];
}

/** What may be chosen, as the server offers it. */
interface Option extends Clickable {
  label: string;
  /** The parts of its clicks. */
  parts: Part[];
  verbs: string[];
  preview?: string;
  /** The part that it uses up. */
  spends?: Part;
  /** Whether a first tap says what it will do. */
  weighs?: boolean;
}

/** What the server last said to this seat. */
interface Offers {
  options: Option[];
  turn: string;
  seat: number;
  ticket: number;
  rule?: string;
  /** Questions that follow a click, by the kinds of what was clicked. */
  then?: Record<string, string>;
}

/** A rectangle in pixels of the window. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A feature of the page: `begin` runs once, `refresh` after every swap. */
interface Feature {
  begin?(main: HTMLElement): void;
  refresh?(main: HTMLElement): void;
}

/** A listener and where it stands in the order of input.js. */
type Listener = [target: EventTarget, type: string, handler: (event: never) => unknown, options?: AddEventListenerOptions];

interface SocketEntry {
  socket?: WebSocket;
  timer?: number;
  attempt: number;
}

declare const htmx: {
  process(element: Element): void;
  trigger(target: string, event: string): void;
  ext: { ws: { getRegistry(): Map<string, SocketEntry> } };
};

/** A message that htmx received, before it is swapped in. */
interface SocketMessage {
  json?: { reload?: boolean };
  text: string;
}

/** A request of htmx. */
interface HtmxRequest {
  request?: { form?: HTMLFormElement; submitter?: HTMLElement };
  response?: Response;
}

interface DocumentEventMap {
  "htmx:before:ws:message": CustomEvent<{ message: SocketMessage }>;
  "htmx:error": CustomEvent<{ ctx?: HtmxRequest }>;
  "htmx:response:error": CustomEvent<{ ctx?: HtmxRequest }>;
}

interface Window {
  bestiary?: { state: object };
}
