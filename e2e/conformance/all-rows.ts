import type { Row } from './row.ts';
import { CONSTANT_ROWS } from './rows/constants.ts';
import { ENTITY_ROWS } from './rows/entities.ts';
import { FORM_ROWS } from './rows/forms.ts';
import { LAYOUT_ROWS } from './rows/layout-and-mails.ts';
import { LINK_FORM_ROWS } from './rows/link-forms.ts';
import { LINK_MESSAGE_ROWS } from './rows/link-messages.ts';
import { LINK_PAGE_ROWS } from './rows/link-pages.ts';
import { OPERATION_ROWS } from './rows/operations.ts';
import { PORTAL_MESSAGE_ROWS } from './rows/portal-messages.ts';
import { REST_ROWS } from './rows/rest.ts';
import { ROLE_ROWS } from './rows/roles-and-links.ts';
import { SCREEN_ROWS } from './rows/screens.ts';
import { SERVICE_ROWS } from './rows/services.ts';
import { STATE_ROWS } from './rows/states.ts';

const partsOf = ({ chapter }: Row) => chapter.split('.').map(Number);

/** In the order of the specification: by part and section, and within one as they are written. */
function before(one: Row, other: Row): number {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at < 0 ? mine.length - theirs.length : (mine[at] ?? 0) - (theirs[at] ?? -1);
}

export const ROWS: readonly Row[] = [
  ...SCREEN_ROWS,
  ...FORM_ROWS,
  ...LINK_PAGE_ROWS,
  ...LINK_FORM_ROWS,
  ...LAYOUT_ROWS,
  ...ENTITY_ROWS,
  ...STATE_ROWS,
  ...ROLE_ROWS,
  ...PORTAL_MESSAGE_ROWS,
  ...LINK_MESSAGE_ROWS,
  ...OPERATION_ROWS,
  ...REST_ROWS,
  ...SERVICE_ROWS,
  ...CONSTANT_ROWS,
].toSorted(before);
