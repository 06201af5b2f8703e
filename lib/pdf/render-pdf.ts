import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { Children, cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { drawScripts, withoutScripts } from './draw-scripts';
import { registerFonts } from './fonts';

type Component = (props: object) => ReactNode;
type WithChildren = { readonly children?: ReactNode };

/**
 * The tree with its components called, so that only react-pdf's own parts are left. What a component throws is
 * thrown here; inside react-pdf's renderer it is printed, lost, and followed by an error about something else.
 */
function callComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, callComponents);
  if (!isValidElement<WithChildren>(node)) return node;
  if (typeof node.type === 'function') {
    const made = callComponents((node.type as Component)(node.props));
    return node.key === null ? made : createElement(Fragment, { key: node.key }, made);
  }
  const { children } = node.props;
  if (children === undefined) return node;
  const called = Array.isArray(children) ? children.map(callComponents) : [callComponents(children)];
  return cloneElement(node, {}, ...called);
}

/**
 * The bytes of a document made of the parts of lib/pdf, whose components are plain functions without hooks.
 * It reads only font files: no request leaves.
 * @throws what a component of the document throws
 */
export async function renderPdf(document: ReactNode): Promise<Buffer> {
  const tree = callComponents(document);
  if (!isValidElement<DocumentProps>(tree)) throw new TypeError('Not a document');
  await registerFonts();
  const drawn = await drawScripts(tree);
  try {
    return await renderToBuffer(drawn);
  } catch (error) {
    // Some sequences of marks are more than the shaper of a script can place; the document is made all the same.
    if (drawn === tree || !(error instanceof TypeError)) throw error;
    return await renderToBuffer(withoutScripts(tree) as typeof tree);
  }
}
