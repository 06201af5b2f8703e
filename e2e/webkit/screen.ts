import { type Driver, type Handle, until } from './driver.ts';

/** Keys that are no letters, as WebDriver writes them. */
export const KEY = {
  TAB: '\uE004',
  ENTER: '\uE007',
  CONTROL: '\uE009',
  ESCAPE: '\uE00C',
  RIGHT: '\uE014',
  DOWN: '\uE015',
} as const;

/** What people call the parts of a page, as CSS finds them. */
const PARTS = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input:not([type=hidden]), textarea, select',
  dialog: '[role=dialog], dialog[open]',
  option: '[role=option]',
  menuitem: '[role=menuitem]',
  tick: 'input[type=checkbox], input[type=radio]',
} as const;

type Part = keyof typeof PARTS;

/** A person before one window of WebKit: finds what is visible by its name, waits for what comes, presses and types. */
export class Screen {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens an address, of Elenco unless it is a whole one. */
  open = (address: string): Promise<unknown> => this.driver.visit(new URL(address, this.#origin).href);

  address = (): Promise<string> => this.driver.run(() => window.location.pathname + window.location.search);

  arrivesAt = (pattern: RegExp): Promise<boolean> =>
    until(`the address ${pattern}`, async () => pattern.test(await this.address()));

  /** The visible part of that name, waited for; the one whose name is just that before one that has it inside. */
  find = (part: Part, name: string, inside?: string): Promise<Handle> =>
    until(`the ${part} "${name}"`, () =>
      this.driver.run(findNamed, PARTS[part], name, inside ?? ''),
    ) as unknown as Promise<Handle>;

  async press(part: Part, name: string, inside?: string): Promise<void> {
    await until(`to press the ${part} "${name}"`, async () => {
      await this.driver.click(await this.find(part, name, inside));
      return true;
    });
  }

  async fill(name: string, text: string): Promise<void> {
    const field = await this.find('field', name);
    await this.driver.click(field);
    await this.driver.run((one) => (one as unknown as HTMLInputElement).select?.(), field);
    await this.driver.type(field, text);
  }

  valueOf = async (name: string): Promise<string> =>
    this.driver.run((one) => (one as unknown as HTMLInputElement).value, await this.find('field', name));

  /** Waits until the page says so. */
  sees = (words: string | RegExp): Promise<boolean> =>
    until(`the words ${words}`, async () => {
      const text = await this.driver.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));
      return typeof words === 'string' ? text.includes(words) : words.test(text);
    });

  /** The main heading of the page, once there is one and React has taken over what the server sent. */
  heading = (): Promise<string> =>
    until('a heading', () =>
      this.driver.run(() => {
        const heading = document.querySelector('h1')?.textContent.trim();
        const isAlive = Object.keys(document.querySelector('main') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        );
        return isAlive && heading;
      }),
    ) as Promise<string>;
}

/** Runs in the page. */
function findNamed(selector: string, name: string, inside: string): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const byId = (ids: string | null) =>
    plain(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  const nameOf = (one: Element) => {
    const labels = 'labels' in one ? [...((one.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const said = plain(one.getAttribute('aria-label')) || byId(one.getAttribute('aria-labelledby'));
    return said || plain(labels.map(({ textContent }) => textContent).join(' ')) || plain(one.textContent);
  };
  const isThere = (one: Element) => one.getClientRects().length > 0 && !one.closest('[inert]');
  const place = inside ? document.querySelector(inside) : document;
  if (!place) return null;
  const named = [...place.querySelectorAll(selector)]
    .filter(isThere)
    .map((one) => ({ one, is: nameOf(one) }));
  const found =
    named.find(({ is }) => is === name || is === `${name} *`) ?? named.find(({ is }) => is.includes(name));
  return found?.one ?? null;
}
