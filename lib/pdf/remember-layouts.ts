type Layout = { readonly glyphs: readonly unknown[] };
type Shaper = { layout: (text: string, ...how: never[]) => Layout };

/** Texts kept per font: the clauses of a contract are forty. */
const MOST_TEXTS = 1_000;
const MOST_LENGTH = 4_000;

/**
 * Lets a font shape a text once, which is a third of the time a document takes: clauses, headings and labels come again
 * in each of its kind. Every answer has its list of glyphs for itself.
 */
export function rememberLayouts(font: object): void {
  const shaper = font as Shaper;
  const layout = shaper.layout.bind(shaper);
  const known = new Map<string, Layout>();
  shaper.layout = (text, ...how) => {
    const key = `${JSON.stringify(how)} ${text}`;
    let laid = known.get(key);
    if (!laid) {
      laid = layout(text, ...how);
      if (known.size >= MOST_TEXTS) known.clear();
      if (text.length <= MOST_LENGTH) known.set(key, laid);
    }
    return Object.assign(Object.create(Object.getPrototypeOf(laid)), laid, { glyphs: [...laid.glyphs] });
  };
}
