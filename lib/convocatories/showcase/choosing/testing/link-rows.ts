import type { Db } from '@/db/client';
import { type Actor, anonymous } from '@/lib/core/actor';
import type { Tenant } from '@/lib/testing/tenant';
import { getChoosingPage } from '../choosing-page';
import { markTalent } from '../mark-talent';
import { orderChosen } from '../order-chosen';
import { recordVisit } from '../record-visit';
import { sendSelection } from '../send-selection';

const wanted = (actor: Actor, { talent }: Tenant) => markTalent(actor, { talentId: talent, mark: 'YES' });
const marked = (_: Db, own: Tenant, holder: Actor) => wanted(holder, own);

/** What a person of a client who chooses can do by its link. */
export const OF_SELECTIONS = {
  'read whom it chooses among': { does: (actor: Actor) => getChoosingPage(actor) },
  'note that it looks': {
    does: (actor: Actor, { talent }: Tenant) =>
      recordVisit(actor, anonymous, { seconds: 0, talentIds: [talent] }),
  },
  'mark a talent': { does: wanted },
  'order those with a yes': {
    arrange: marked,
    does: (actor: Actor, { talent }: Tenant) => orderChosen(actor, { talentIds: [talent] }),
  },
  'send its selection': { arrange: marked, does: (actor: Actor) => sendSelection(actor, { round: 1 }) },
};
