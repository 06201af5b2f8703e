import { LegalNatureType } from '@/lib/agencies/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import type { RegisterInput } from './inputs';
import { registerAgency } from './register-agency';

const STATE = 'Not read: who registers begins as registered (user 72, agency 22).';
const COMPANY = 'Of a company; a natural person has an agency of its own name.';

const RegisterInputType = builder.inputType('RegisterInput', {
  fields: (t) => ({
    legalNature: t.field({ type: LegalNatureType, required: true }),
    nameUser: t.string({ required: true }),
    lastnameUser: t.string({ required: true }),
    cityUser: t.int({ required: true }),
    typeIdUser: t.int({ required: true }),
    identificationUser: t.string({ required: true }),
    phoneUser: t.string({ required: true, description: 'Ten digits, bare or as (300) 123-4567.' }),
    emailUser: t.string({ required: true }),
    stateUser: t.int({ description: STATE }),
    nameAgency: t.string({ description: COMPANY }),
    cityAgency: t.int({ description: COMPANY }),
    typeIdAgency: t.int({ description: COMPANY }),
    identificationAgency: t.string({ description: COMPANY }),
    phoneAgency: t.string({ description: "The producer's unless given." }),
    emailAgency: t.string({ description: "The producer's unless given." }),
    stateAgency: t.int({ description: STATE }),
  }),
});

builder.mutationField('register', (t) =>
  t.id({
    description: 'Opens an account for an agency and answers with the id of its user. Needs no session.',
    args: { input: t.arg({ type: RegisterInputType, required: true }) },
    resolve: async (_, { input }, { actor, ip }) => {
      // What is wrong with it, the domain's own schema says.
      const { userId } = await registerAgency(actor, present(input) as RegisterInput, { ip });
      return userId;
    },
  }),
);
