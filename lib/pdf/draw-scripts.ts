import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fallbackFor } from './fallback-fonts';
import { SANS } from './fonts';
import { UNDRAWN } from './plain-text';
import { type Script, scriptOf, scriptsIn } from './scripts';

type Style = { readonly fontFamily?: string | string[]; readonly lineHeight?: number | string };
type Props = { readonly children?: ReactNode; readonly style?: Style | readonly Style[] };
type Fallback = Awaited<ReturnType<typeof fallbackFor>>;

/**
 * The tree with a face for every letter that is not Latin: a text that holds one names, after its own families, those
 * of its scripts. A document in Latin comes back as it was. A letter that even its script's face lacks becomes '?'.
 */
export async function drawScripts<P>(tree: ReactElement<P>): Promise<ReactElement<P>> {
  const scripts = new Set<Script>();
  collect(tree, scripts);
  if (scripts.size === 0) return tree;
  return withFaces(tree, await fallbackFor(scripts)) as ReactElement<P>;
}

function collect(node: ReactNode, scripts: Set<Script>): void {
  if (typeof node === 'string') for (const script of scriptsIn(node)) scripts.add(script);
  else if (Array.isArray(node)) for (const child of node) collect(child, scripts);
  else if (isValidElement<Props>(node)) collect(node.props.children, scripts);
}

/** A text's own families are found where it names them; one inside another text goes on with that one's. */
function withFaces(node: ReactNode, fallback: Fallback, inherited: readonly string[] = SANS): ReactNode {
  if (typeof node === 'string') return scriptsIn(node).size === 0 ? node : drawn(node, fallback);
  if (Array.isArray(node)) return Children.map(node, (child) => withFaces(child, fallback, inherited));
  if (!isValidElement<Props>(node)) return node;
  const { children, style } = node.props;
  if (children === undefined) return node;
  const families = familiesOf(style) ?? inherited;
  const parts = Children.map(children, (child) => withFaces(child, fallback, families)) ?? [];
  const scripts = new Set(
    Children.toArray(children).flatMap((child) => (typeof child === 'string' ? [...scriptsIn(child)] : [])),
  );
  if (scripts.size === 0) return cloneElement(node, {}, ...parts);
  // The baseline lies as low as the tallest face asks: a line for Latin alone would let letters fall out of it.
  const own = [style ?? []].flat().findLast(({ lineHeight }) => lineHeight !== undefined)?.lineHeight;
  const lineHeight = Math.max(Number(own ?? 0) || 0, fallback.lineHeight(scripts));
  const faces = { fontFamily: [...families, ...fallback.families], lineHeight };
  return cloneElement(node, { style: [style ?? {}, faces].flat() }, ...parts);
}

function familiesOf(style: Props['style']): readonly string[] | undefined {
  const named = [style ?? []].flat().findLast(({ fontFamily }) => fontFamily !== undefined)?.fontFamily;
  return typeof named === 'string' ? [named] : named;
}

const drawn = (text: string, { draws }: Fallback): string =>
  Array.from(text, (letter) =>
    scriptOf(letter) && !isLatin(letter) && !draws(letter) ? UNDRAWN : letter,
  ).join('');

/** Marks and signs that several scripts share are drawn by the Latin faces where those have them. */
const isLatin = (letter: string): boolean => letter < '\u0250' || /[\u2000-\u206F]/.test(letter);

/** The tree with '?' for every letter that is not Latin: for a text that the shaper of its script cannot place. */
export function withoutScripts(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    return Array.from(node, (letter) => (scriptsIn(letter).size > 0 ? UNDRAWN : letter)).join('');
  }
  if (Array.isArray(node)) return Children.map(node, withoutScripts);
  if (!isValidElement<Props>(node) || node.props.children === undefined) return node;
  return cloneElement(node, {}, ...(Children.map(node.props.children, withoutScripts) ?? []));
}
