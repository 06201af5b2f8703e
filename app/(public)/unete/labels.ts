import texts from '@/lib/i18n/messages/es/join.json';

const { guardian, ...own } = texts.labels;
type GuardianLabels = { readonly [Name in keyof typeof guardian as `guardian.${Name & string}`]: string };

const ofGuardian = Object.fromEntries(
  Object.entries(guardian).map(([name, label]) => [`guardian.${name}`, label]),
) as GuardianLabels;

const { DATA, SHOWING, MESSAGES, ...person } = own;

/** What the form's fields are called, by their names, in the order of its screens. */
export const LABELS = { ...person, ...ofGuardian, DATA, SHOWING, MESSAGES };
export type JoinField = keyof typeof LABELS;
