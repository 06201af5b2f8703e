/** What an agency pays for an event besides its talents. An advance given is no cost until its bill comes. */
export const COST_CATEGORIES = [
  'TRANSPORT',
  'FOOD',
  'LODGING',
  'PRODUCTION',
  'MATERIALS',
  'PEOPLE',
  'OTHER',
  'ADVANCE',
] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];

/** Where a cost comes from: a person typed it, or a ride of the event cost that. Only what was typed is changed by hand. */
export const COST_SOURCES = ['TYPED', 'RIDE'] as const;
