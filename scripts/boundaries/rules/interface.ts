import { forEachImport } from '../breach.ts';
import { isDomain, isIn } from '../place.ts';

const LINK = 'app/_ui/link.tsx';

/** The tree of docs/architecture.md: `_ui` could ship in another product, `_features` know no route. */
export const interfaceParts = forEachImport(({ place: from }, { target, specifier, typeOnly }) => {
  if (specifier === 'next/link' && !typeOnly && from.path !== LINK) {
    return `next/link asks for every page in view: take the Link of ${LINK}, which waits until it is pressed`;
  }
  if (target.kind !== 'file' || from.isTest) return null;
  const to = target.place;
  if (isIn(from, 'app/_ui') && (isDomain(to) || (to.zone === 'app' && !isIn(to, 'app/_ui')))) {
    return `app/_ui could ship in another product, so it knows no domain and no route: pass in what ${to.path} gives`;
  }
  const isRoute = to.zone === 'app' && !isIn(to, 'app/_ui') && !isIn(to, 'app/_features');
  if (isIn(from, 'app/_features') && isRoute) {
    return `app/_features is used by several routes and knows none: move what it needs out of ${to.path}`;
  }
  return null;
});
