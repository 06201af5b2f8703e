import { builder } from './builder';
import './scalars';
import '@/lib/catalogues/graphql';
import '@/lib/catalogues/taxes/graphql';
import '@/lib/identity/sessions/graphql';
import '@/lib/identity/graphql';
import '@/lib/agencies/activity/graphql';
import '@/lib/agencies/graphql';
import '@/lib/agencies/legal-representatives/graphql';
import '@/lib/agencies/taxation-prices/graphql';
import '@/lib/agencies/users/graphql';
import '@/lib/agencies/registration/graphql';
import '@/lib/agencies/people/graphql';
import '@/lib/agencies/review/graphql';
import '@/lib/agencies/team/graphql';
import '@/lib/clients/graphql';
import '@/lib/talents/graphql';
import '@/lib/quotations/graphql';
import '@/lib/quotations/answers/graphql';
import '@/lib/quotations/of-agency/graphql';
import '@/lib/quotations/versions/graphql';
import '@/lib/quotations/tax-table/graphql';
import '@/lib/quotations/templates/graphql';
import '@/lib/events/graphql';
import '@/lib/convocatories/graphql';
import '@/lib/contracts/quotation-voiding/graphql';

/** The executable schema: every domain adds its part to the builder before it is made. */
export const schema = builder.toSchema();
