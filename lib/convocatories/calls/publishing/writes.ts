import { defineWrite } from '@/lib/graphql/define-write';
import { sentConvocatoryChange, sentConvocatoryInput } from '../../inputs';

export const CREATE_CONVOCATORY = defineWrite('createConvocatory', sentConvocatoryInput, {
  input: 'ConvocatoryInput',
  answer: { id: 'ID!', code: 'String!' },
});
export const UPDATE_CONVOCATORY = defineWrite('updateConvocatory', sentConvocatoryChange, {
  input: 'UpdateConvocatoryInput',
  answer: { id: 'ID!', code: 'String!', revision: 'Int!' },
});
