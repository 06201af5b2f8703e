import { defineWrite } from '@/lib/graphql/define-write';
import { createLegalRepresentativeInput, updateLegalRepresentativeInput } from '../inputs';

export const CREATE_LEGAL_REPRESENTATIVE = defineWrite(
  'createLegalRepresentative',
  createLegalRepresentativeInput,
  { input: 'LegalRepresentativeInput' },
);
export const UPDATE_LEGAL_REPRESENTATIVE = defineWrite(
  'updateLegalRepresentative',
  updateLegalRepresentativeInput,
  { input: 'UpdateLegalRepresentativeInput', revised: true },
);
export const DELETE_LEGAL_REPRESENTATIVE = defineWrite(
  'deleteLegalRepresentative',
  { id: 'ID!' },
  { answer: 'ID!' },
);
