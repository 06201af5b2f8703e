import { defineWrite } from '@/lib/graphql/define-write';

export const CREATE_CONVOCATED = defineWrite(
  'createConvocated',
  {
    convocatoryId: 'ID!',
    talentIds: '[ID!]!',
    despiteBookings: 'Boolean',
    freeAlone: 'Boolean',
    stateId: 'Int',
    urlContract: 'String',
    urlEnvoice: 'String',
  },
  { wire: { talentIds: 'talentId' }, answer: [{ id: 'ID!', talent: { id: 'ID!' } }] },
);
export const UPDATE_CONVOCATED = defineWrite(
  'updateConvocated',
  {
    id: 'ID!',
    stateId: 'Int',
    beyondNeed: 'Boolean',
    talentId: 'ID',
    convocatoryId: 'ID',
    urlContract: 'String',
    urlEnvoice: 'String',
  },
  { answer: { id: 'ID!', stateId: 'Int!' } },
);
