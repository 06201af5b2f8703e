import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

type Person = { readonly name: SQLWrapper; readonly lastname: SQLWrapper };

/** A person's name as it is shown; somebody may have one name alone. */
export const fullNameOf = (person: Person): SQL<string> =>
  sql<string>`rtrim(${person.name} || ' ' || ${person.lastname})`;

/** The same where an outer join may find nobody. */
export const fullNameOrNull = (person: Person): SQL<string | null> => fullNameOf(person);
