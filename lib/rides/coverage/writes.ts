import { defineWrite } from '@/lib/graphql/define-write';
import { keepCoverageInput } from '../inputs';

export const KEEP_TRANSPORTATION = defineWrite('keepTransportation', keepCoverageInput, {
  input: 'KeepTransportationInput',
  revised: true,
});
export const KEEP_REQUESTER = defineWrite(
  'keepUserTransportation',
  { agencyId: 'ID', platformTransportationId: 'ID!', requesterId: 'String!' },
  { revised: true },
);
export const REMOVE_REQUESTER = defineWrite('removeUserTransportation', { id: 'ID!' }, { answer: 'ID!' });
