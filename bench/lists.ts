import { compareSizes, type Known } from './lists/compare-sizes';
import { readsOf } from './lists/reads';

// What every list and search reads at 100,000 talents and an agency of 10,000 events, and at ten times of both: the pages
// of the database that a read touches must not grow with the tables. `BENCH_ONLY=<pattern>` asks for some.

/** With why (docs/performance.md, "Lists"). */
const KNOWN: Known = [
  // All matches of a text are looked up, where a match is too rare to be met on the way down the list.
  [/^(administrator's )?talents: .*"(valeria gomez( rojas)?|garcia|iñon)"/, 2_500],
  [/^(quotations|events): .*"(feria 777?|cot-00777)"/, 2_500],
  [/^clients: GraphQL, "banco"/, 600],
  // The smaller table has no full page of them, or no thousand to count, and is read to its end.
  [/^administrator's talents: state, city/, 1_200],
  [/^candidates: (of a city|city, height)/, 8_000],
  [/^events: number, .*"fe(ria)?"/, 400],
  [/^quotations: totals/, 25_000],
  [/^quotations: "feria", status/, 12_000],
  [/^events: of an agency, GraphQL/, 1_500],
  // By what clients bought, all clients are compared.
  [/^clients: by (last|accepted)/, 80_000],
];

await compareSizes(readsOf, KNOWN);
