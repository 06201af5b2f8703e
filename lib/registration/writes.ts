import { LEGAL_NATURES } from '@/db/values/legal-natures';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { identifyAgencyInput } from './inputs';

export const REGISTER = defineWrite(
  'register',
  {
    legalNature: oneOf('LegalNature!', LEGAL_NATURES),
    nameUser: 'String!',
    lastnameUser: 'String!',
    cityUser: 'Int!',
    typeIdUser: 'Int!',
    identificationUser: 'String!',
    phoneUser: 'String!',
    emailUser: 'String!',
    stateUser: 'Int',
    nameAgency: 'String',
    cityAgency: 'Int',
    typeIdAgency: 'Int',
    identificationAgency: 'String',
    phoneAgency: 'String',
    emailAgency: 'String',
    stateAgency: 'Int',
  },
  { input: 'RegisterInput', answer: 'ID!' },
);

export const IDENTIFY_AGENCY = defineWrite('identifyAgency', identifyAgencyInput);
