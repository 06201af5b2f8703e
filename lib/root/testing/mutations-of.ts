import { type RootField, rootFields } from './ask-field';

/** Test files among which the mutations are dealt out. */
const PARTS = 4;

/** Every fourth mutation, from the one at `part` on. */
export const mutationsOf = (part: number): RootField[] =>
  rootFields()
    .filter(({ operation }) => operation === 'mutation')
    .filter((_, index) => index % PARTS === part);
