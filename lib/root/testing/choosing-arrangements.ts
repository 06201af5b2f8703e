import { sql } from 'drizzle-orm';
import type { Arrangement } from './arrangements';

/** The viewer has sent its selection, under the id of the agency's place. */
export const selectionSent: Arrangement = ({ convocated, viewer }) => sql`
  update showcase_rounds set id = ${convocated}, sent_at = now(), quotas = '[]' where viewer_id = ${viewer}`;
