import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { startServer } from './serverInProcess.mjs';
import { matchStyleRulesFaster } from './styleRules.mjs';

matchStyleRulesFaster();
process.env.TZ = 'America/Toronto'; // the device of most patients; elsewhere every time names its zone
const { TestEnvironment } = await import('jest-environment-jsdom');

const { BroadcastChannel, Buffer, FormData, Headers, navigator, Request, Response, setTimeout, URL } = globalThis;
const publicFiles = path.resolve(import.meta.dirname, '../../public');
const inherited = [
  'Headers',
  'Response',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/**
 * A browser without a screen, whose network is the real server in the same process: cookies go through the browser's
 * own jar, so that HttpOnly and SameSite hold; files under assets/ are those of public/.
 */
export default class PortalEnvironment extends TestEnvironment {
  exportConditions() {
    return [''];
  }

  async setup() {
    await super.setup();
    const window = this.global;
    for (const name of inherited) window[name] = globalThis[name];
    // Node's own refuses relative addresses.
    window.Request = class extends Request {
      constructor(input, init) {
        super(input instanceof Request ? input : new URL(String(input), window.location.href), init);
      }
    };
    // Node's own refuses the form that React hands over at each submission.
    window.FormData = class extends FormData {
      constructor() {
        super();
      }
    };
    // jsdom has none. Node's own are one set for the process: a page of an earlier test file may never give back what it had.
    const pages = randomUUID();
    const locks = { request: (name, ...how) => navigator.locks.request(`${pages} ${name}`, ...how) };
    Object.defineProperty(window.navigator, 'locks', { value: locks });
    // jsdom gives files no addresses.
    window.URL.createObjectURL = URL.createObjectURL;
    window.URL.revokeObjectURL = URL.revokeObjectURL;
    const channels = new Set();
    this.closeChannels = () => {
      for (const channel of channels) channel.close();
    };
    // Node's own keeps the run waiting, outlives its page, and so would let the pages of two test files hear each other.
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
        channels.add(this);
      }
      postMessage(message) {
        if (channels.has(this)) super.postMessage(message);
      }
      close() {
        channels.delete(this);
        super.close();
      }
    };
    this.server = await startServer();
    const { sql, run } = this.server;
    const forgetCookies = () => {
      this.dom.cookieJar.removeAllCookiesSync();
    };
    window.underTest = { sql, run, sent: [], fault: null, forgetCookies };
    this.testsDone = 0;
    window.fetch = async (input, init) => {
      const request = new window.Request(input, init);
      // A request's own signal passes nothing on once the request is garbage-collected.
      const signal = init?.signal ?? request.signal;
      return this.#untilTestEnds(this.#answer(request, signal));
    };
  }

  handleTestEvent({ name }) {
    if (name === 'test_done') this.testsDone += 1;
  }

  /** An answer that outlives its test must not reach the portal: a late 401 would empty the next test's storage. */
  #untilTestEnds(answer) {
    const { testsDone } = this;
    return new Promise((resolve, reject) => {
      answer.then(
        (response) => {
          if (testsDone === this.testsDone) resolve(response);
        },
        (failure) => {
          if (testsDone === this.testsDone) reject(failure);
        },
      );
    });
  }

  async #answer(request, signal) {
    const { underTest } = this.global;
    const { pathname } = new URL(request.url);
    const fault = await underTest.fault?.(request);
    if (fault === 'lost before') throw new TypeError('Failed to fetch');
    if (pathname.startsWith('/assets/')) return fault instanceof Response ? fault : this.#file(pathname);
    underTest.sent.push(request.clone());
    if (fault?.instead) return fault.instead;
    const answer = await this.#inject(request, signal);
    if (fault === 'lost after') throw new TypeError('Failed to fetch');
    return fault instanceof Response ? fault : answer;
  }

  async #file(pathname) {
    const content = await readFile(path.join(publicFiles, pathname)).catch(() => null);
    return content === null
      ? new Response(null, { status: 404 })
      : new Response(content, { headers: { 'content-type': 'application/json' } });
  }

  /** What a browser adds to a request of a page, and what it keeps of the answer. */
  async #inject(request, signal) {
    const jar = this.dom.cookieJar;
    const { testsDone } = this;
    const url = new URL(request.url);
    const cookie = jar.getCookieStringSync(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const isStream = request.headers.get('accept') === 'text/event-stream';
    const answer = await this.server.app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(request.headers),
        host: url.host,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
        'sec-fetch-mode': 'cors',
        ...(cookie && { cookie }),
      },
      ...(body.length > 0 && { payload: body }),
      ...(isStream && { payloadAsStream: true, signal }),
    });
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headers)) {
      for (const value of [values].flat()) {
        if (name !== 'set-cookie') headers.append(name, String(value));
        else if (testsDone === this.testsDone) jar.setCookieSync(String(value), request.url, { ignoreError: true });
      }
    }
    if (isStream) return new Response(Readable.toWeb(answer.stream()), { status: answer.statusCode, headers });
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : answer.rawPayload, { status: answer.statusCode, headers });
  }

  async teardown() {
    this.testsDone = Infinity;
    this.closeChannels();
    // What the last page had begun may end: a part of it that comes later must not find a window without an address.
    await new Promise((resolve) => {
      // eslint-disable-next-line waits/no-fixed-wait -- nothing tells when React and the router have no task left
      setTimeout(resolve, 60);
    });
    await this.server?.stop();
    await super.teardown();
  }
}
