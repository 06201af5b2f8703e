import { AgencyType } from '@/lib/agencies/graphql';
import { serveWrite } from '@/lib/graphql/serve-write';
import { identifyAgency } from './identify-agency';
import type { RegisterInput } from './inputs';
import { registerAgency } from './register-agency';
import { IDENTIFY_AGENCY, REGISTER } from './writes';

const STATE = 'Not read: who registers begins as registered (user 72, agency 22).';
const COMPANY = 'Of a company; a natural person has an agency of its own name.';

serveWrite(
  REGISTER,
  'ID',
  async (actor, given, { ip }) => {
    // What is wrong with it, the domain's own schema says.
    const { userId } = await registerAgency(actor, given as RegisterInput, { ip });
    return userId;
  },
  {
    description: 'Opens an account for an agency and answers with the id of its user. Needs no session.',
    about: {
      phoneUser: 'Ten digits, bare or as (300) 123-4567.',
      stateUser: STATE,
      nameAgency: COMPANY,
      cityAgency: COMPANY,
      typeIdAgency: COMPANY,
      identificationAgency: COMPANY,
      phoneAgency: "The producer's unless given.",
      emailAgency: "The producer's unless given.",
      stateAgency: STATE,
    },
  },
);

serveWrite(IDENTIFY_AGENCY, AgencyType, identifyAgency, {
  description:
    "Once, for an agency that was registered without a document; afterwards it is support's to change.",
});
