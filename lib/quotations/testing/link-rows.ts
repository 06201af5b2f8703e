import type { Actor } from '@/lib/core/actor';
import type { Tenant } from '@/lib/testing/tenant';
import { acceptOffer } from '../answers/accept-offer';
import { getAnswerPage } from '../answers/answer-page';
import { refuseOffer } from '../answers/refuse-offer';
import { requestChange } from '../answers/request-change';
import { getOffer } from '../offers/queries';

const FROM = { ip: '190.24.1.2', userAgent: 'test' };
const NAME = 'Camila Rojas';

/** Answers a quotation as its client, with the hash of what the page shows. */
const answering =
  <Answer>(answer: (actor: Actor, hash: string) => Promise<Answer>) =>
  async (actor: Actor, { sent }: Tenant): Promise<Answer> =>
    answer(actor, await getOffer(actor, sent).then(({ hash }) => hash));

/** What the holder of a quotation's link can do. */
export const OF_QUOTATIONS = {
  'read the quotation': { does: (actor: Actor) => getAnswerPage(actor) },
  'accept the quotation': {
    does: answering((actor, hash) =>
      acceptOffer(
        actor,
        { hash, name: NAME, documentTypeId: 1, document: '52123456', confirmed: true },
        FROM,
      ),
    ),
  },
  'refuse the quotation': {
    does: answering((actor, hash) =>
      refuseOffer(actor, { hash, name: NAME, reasonCode: 'OTHER', reason: 'No' }, FROM),
    ),
  },
  'ask for a change': {
    does: answering((actor, hash) => requestChange(actor, { hash, name: NAME, reason: 'Otra fecha' }, FROM)),
  },
};
