import type { Rule } from '../breach.ts';

const CLOCK = 'lib/platform/clock.ts';

/** What lib knows of the time it knows from the clock, so that tests and the demo move it. */
export const clock: Rule = (project) =>
  [...project.values()].flatMap(({ place, clockReads }) =>
    place.zone !== 'lib' || place.isTest || place.path === CLOCK
      ? []
      : clockReads.map((line) => ({
          path: place.path,
          line,
          message: `lib takes the time from currentTime() of ${CLOCK}, pure functions from who calls them`,
        })),
  );
