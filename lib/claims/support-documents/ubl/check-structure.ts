import { create } from 'xmlbuilder2';
import { STRUCTURE } from './structure';

type Place = { readonly name: string; readonly least: number; readonly most: number };

const MOST: Readonly<Record<string, number>> = {
  '*': Number.POSITIVE_INFINITY,
  '+': Number.POSITIVE_INFINITY,
};

const placesOf = (model: string): Place[] =>
  model
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, name = '', sign = ''] = /^(.*?)([?*+]?)$/.exec(word) ?? [];
      return { name, least: sign === '?' || sign === '*' ? 0 : 1, most: MOST[sign] ?? 1 };
    });

type Found = {
  readonly nodeName: string;
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Found>;
  readonly getAttribute: (name: string) => string | null;
};

const ELEMENT = 1;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^\d{2}:\d{2}:\d{2}(-05:00|Z)$/;
const AMOUNT = /^\d{1,15}\.\d{2}$/;

/** What is wrong with the text of an element that holds no others; null for nothing. */
function textProblem(node: Found): string | null {
  const name = node.nodeName;
  const text = node.textContent?.trim() ?? '';
  if (text === '') return `${name} está vacío`;
  if (/Date$/.test(name) && !DAY.test(text)) return `${name} no es una fecha: ${text}`;
  if (/Time$/.test(name) && !HOUR.test(text)) return `${name} no es una hora: ${text}`;
  if (/Amount$/.test(name)) {
    if (!AMOUNT.test(text)) return `${name} no es un valor: ${text}`;
    if (!node.getAttribute('currencyID')) return `${name} no dice su moneda`;
  }
  if (/Quantity$/.test(name) && !node.getAttribute('unitCode')) return `${name} no dice su unidad`;
  return null;
}

/** Texts whose order, number or place of elements is not that of UBL 2.1, in Spanish; none for a document that is right. */
export function structureProblems(xml: string): string[] {
  let root: Found | null;
  try {
    root = create(xml).root().node as unknown as Found;
  } catch (error) {
    return [`El XML no se puede leer: ${error instanceof Error ? error.message : ''}`];
  }
  return [...problemsOf(root, root.nodeName)];
}

function* problemsOf(node: Found, path: string): Generator<string> {
  const children = [...node.childNodes].filter(({ nodeType }) => nodeType === ELEMENT);
  const model = STRUCTURE[node.nodeName];
  if (model === undefined) {
    const problem = children.length > 0 ? `${node.nodeName} no se conoce` : textProblem(node);
    if (problem) yield `${path}: ${problem}`;
    return;
  }
  const places = placesOf(model);
  let reached = 0;
  for (const { nodeName } of children) {
    const at = places.findIndex(({ name }) => name === nodeName);
    if (at < 0) yield `${path}: ${nodeName} no va ahí`;
    else if (at < reached) yield `${path}: ${nodeName} está fuera de orden`;
    else reached = at;
  }
  for (const { name, least, most } of places) {
    const count = children.filter(({ nodeName }) => nodeName === name).length;
    if (count < least) yield `${path}: falta ${name}`;
    if (count > most) yield `${path}: ${name} está ${count} veces`;
  }
  for (const child of children) yield* problemsOf(child, `${path}/${child.nodeName}`);
}
