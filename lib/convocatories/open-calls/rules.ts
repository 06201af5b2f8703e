import type { Criteria, Mismatch } from '../candidates/rules';

const ASKED: Readonly<Record<Mismatch, (criteria: Criteria) => boolean>> = {
  city: ({ cityId }) => cityId !== null,
  height: ({ height }) => height !== null,
  age: ({ minAge, maxAge }) => minAge !== null || maxAge !== null,
  colourEyes: ({ colourEyes }) => Boolean(colourEyes),
  colourHair: ({ colourHair }) => Boolean(colourHair),
  language: ({ language }) => Boolean(language),
  skills: ({ skills }) => skills.length > 0,
  academicTraining: ({ academicTraining }) => Boolean(academicTraining),
};

/** True when a call asks for something of that kind. */
export const asks = (criteria: Criteria, kind: Mismatch): boolean => ASKED[kind](criteria);

/** Applications of one talent that may wait at a time, at all agencies. */
export const MOST_WAITING = 30;
