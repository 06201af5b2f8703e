import { CONTRACT_PAPER_KINDS, PLANILLA_KINDS } from '@/db/values/contract-papers';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { datePaper, removePaper } from './change-paper';
import { listPapers, type OwnPaper } from './queries';
import { sharePlanilla } from './share-planilla';
import { DATE_PAPER, REMOVE_PAPER, SHARE_PLANILLA } from './writes';

export const PaperKindType = builder.enumType('PaperKind', { values: CONTRACT_PAPER_KINDS });
const PlanillaKindType = builder.enumType('PlanillaKind', { values: PLANILLA_KINDS });
const PaperStateType = builder.enumType('PaperState', { values: ['VALID', 'EXPIRING', 'EXPIRED'] as const });

const PaperType = builder.objectRef<OwnPaper>('Paper').implement({
  description: "A talent's own paper, kept once for all its contracts.",
  fields: (t) => ({
    kind: t.expose('kind', { type: PaperKindType }),
    name: t.exposeString('name'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    route: t.string({ resolve: ({ fileId }) => fileUrl(fileId) }),
    issuedOn: t.expose('issuedOn', { type: 'Date', nullable: true }),
    expiresOn: t.expose('expiresOn', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it serves: said, or counted from its issue.',
    }),
    state: t.expose('state', { type: PaperStateType }),
  }),
});

builder.queryField('papers', (t) =>
  t.field({
    type: [PaperType],
    description: 'Of the talent who asks. Uploaded to /api/save-doc-talent.',
    resolve: (_, __, { actor }) => listPapers(actor),
  }),
);

serveWrite(DATE_PAPER, PaperKindType, datePaper, { description: 'A day that is left out is not known.' });
serveWrite(SHARE_PLANILLA, PlanillaKindType, sharePlanilla, {
  description:
    'Keeps the EPS as ARL too, or the ARL as EPS: one planilla says both. `kind` is what it becomes.',
});
serveWrite(REMOVE_PAPER, PaperKindType, removePaper);
