import { type Breach, forEachImport, type Rule } from '../breach.ts';
import { DOMAIN_RANK, isDomain, type Place, SHARED_AREAS } from '../place.ts';

/** Rule 6: the only files outside the domains that see them all. */
const SEES_EVERY_DOMAIN = ['lib/graphql/schema.ts', 'lib/platform/jobs/registry.ts'];

/** Rules 5 and 6: domains depend one way, and what is shared knows no domain. */
export const domainOrder = forEachImport(({ place: from }, { target }) => {
  if (target.kind !== 'file' || !isDomain(target.place)) return null;
  const to = target.place;
  if (from.zone !== 'lib' || from.isTest || from.area === to.area) return null;
  if (isDomain(from)) {
    return rankOf(to) < rankOf(from)
      ? null
      : `domains depend one way and ${from.area} comes before or beside ${to.area}: let the write that spans both live in the later domain, or react through a job`;
  }
  if (SEES_EVERY_DOMAIN.includes(from.path)) return null;
  return `lib/${from.area} knows no domain: pass in what ${to.path} gives, or register it in ${SEES_EVERY_DOMAIN.join(' or ')}`;
});

/** A folder of lib that is neither a domain nor shared has no place in the order, so nothing could be checked. */
export const knownAreas: Rule = (project) => {
  const strangers = new Map<string, Breach>();
  for (const { place } of project.values()) {
    if (place.area === null || isDomain(place) || SHARED_AREAS.includes(place.area)) continue;
    strangers.set(place.area, {
      path: place.path,
      line: 1,
      message: `lib/${place.area} has no place in the order of domains: give it one in docs/architecture.md and scripts/boundaries/place.ts`,
    });
  }
  return [...strangers.values()];
};

const rankOf = (place: Place): number => DOMAIN_RANK[place.area ?? ''] ?? 0;
