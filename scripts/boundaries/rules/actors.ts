import type { Rule } from '../breach.ts';
import { isIn, type Place } from '../place.ts';

/** Rule 4: only identity makes an Actor (platform/jobs makes the job's own), so that no page can forget the gate. */
export const actors: Rule = (project) =>
  [...project.values()].flatMap(({ place, actorLiterals }) =>
    mayMake(place)
      ? []
      : actorLiterals.map((line) => ({
          path: place.path,
          line,
          message: 'only lib/identity makes an Actor: take the one of the request from currentActor()',
        })),
  );

const mayMake = (place: Place): boolean =>
  place.isTest ||
  (place.zone !== 'app' && place.zone !== 'lib') ||
  MAKERS.some((folder) => isIn(place, folder));

const MAKERS = ['lib/identity', 'lib/platform/jobs'];
