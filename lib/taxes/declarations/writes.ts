import { defineWrite } from '@/lib/graphql/define-write';
import { taxDataInput } from './inputs';

export const KEEP_TAX_DATA = defineWrite('keepTaxData', taxDataInput, {
  input: 'TalentTaxDataInput',
  answer: { updatedAt: 'DateTime!' },
  revised: true,
});
