import { sql } from 'drizzle-orm';
import { eventPersonals, profiles } from '@/db/schema';
import { messages } from '@/lib/i18n/messages/es';
import { translate } from '@/lib/i18n/translate';

const wordOf = (code: string, gender: 'FEMENINO' | 'MASCULINO') =>
  translate(`profiles.${code}`, { gender, count: 1 });

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Of the profiles whose word is another one for women. */
const CASES = Object.keys(messages.profiles)
  .filter((code) => wordOf(code, 'FEMENINO') !== wordOf(code, 'MASCULINO'))
  .map((code) => `when ${quoted(code)} then ${quoted(wordOf(code, 'FEMENINO'))}`)
  .join(' ');

/** As what people are needed or called, in the word of who does it: 'Presentadora' where women are. */
export const CALLED_AS = sql<string>`case when ${eventPersonals.gender} = 'FEMENINO'
  then case ${profiles.code} ${sql.raw(CASES)} else ${profiles.name} end else ${profiles.name} end`;
