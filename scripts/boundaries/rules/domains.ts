import { type Breach, forEachImport, type Rule } from '../breach.ts';
import { DOMAIN_RANK, isDomain, type Place, ROOT_AREA, SHARED_AREAS } from '../place.ts';

/** Rules 5 and 6: domains depend one way, what is shared knows no domain, and the root is below nothing in lib. */
export const domainOrder = forEachImport(({ place: from }, { target }) => {
  if (target.kind !== 'file') return null;
  const to = target.place;
  if (from.zone !== 'lib' || from.isTest || from.area === to.area || from.area === ROOT_AREA) return null;
  if (to.area === ROOT_AREA)
    return `lib/${ROOT_AREA} sees every domain: let it hand in what ${to.path} gives`;
  if (!isDomain(to)) return null;
  if (isDomain(from)) {
    return rankOf(to) < rankOf(from)
      ? null
      : `domains depend one way and ${from.area} comes before or beside ${to.area}: let the later domain react (reactions.ts), or a job do it`;
  }
  return `lib/${from.area} knows no domain: pass in what ${to.path} gives, or register it in lib/${ROOT_AREA}`;
});

/** A folder of lib that is neither a domain nor shared has no place in the order, so nothing could be checked. */
export const knownAreas: Rule = (project) => {
  const strangers = new Map<string, Breach>();
  for (const { place } of project.values()) {
    if (
      place.area === null ||
      place.isTest ||
      isDomain(place) ||
      SHARED_AREAS.includes(place.area) ||
      place.area === ROOT_AREA
    ) {
      continue;
    }
    strangers.set(place.area, {
      path: place.path,
      line: 1,
      message: `lib/${place.area} has no place in the order of domains: give it one in docs/architecture.md and scripts/boundaries/place.ts`,
    });
  }
  return [...strangers.values()];
};

const rankOf = (place: Place): number => DOMAIN_RANK[place.area ?? ''] ?? 0;
