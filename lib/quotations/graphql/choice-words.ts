/** What the wire says of the choices of a line. */
export const CHOICE_WORDS = {
  optional: 'The client takes the line or leaves it.',
  alternative: 'The group of lines of which the client takes one.',
  taken: 'The line counts in every sum; of an accepted quotation, what its client chose.',
  leastPeople: 'With mostPeople, between which numbers of people the client chooses.',
  mostPeople: 'See leastPeople.',
} as const;
