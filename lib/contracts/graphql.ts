import { ConvocatedType, papersOf } from '@/lib/convocatories/graphql';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { contractCode } from './rules';
import { handPapers } from './signing/hand-papers';
import { HAND_PAPERS } from './writes';

builder.objectField(ConvocatedType, 'codeContract', (t) =>
  t.string({
    nullable: true,
    description:
      'The number of the signed contract at its agency, as `CTR-2026-00012`; null while none is signed.',
    resolve: async (called, _, context) => {
      const papers = await papersOf(called, context);
      if (papers?.contractCode == null) return null;
      return contractCode({ code: papers.contractCode, year: papers.contractYear });
    },
  }),
);

serveWrite(
  HAND_PAPERS,
  'Int',
  async (actor, { eventId, kinds }) =>
    handPapers(await requireTalentVisit(actor, 'CONTRACT', { eventId }), { kinds }),
  {
    description:
      "Hands a talent's own papers to its contract for an event, as copies of their own; answers how many.",
  },
);
