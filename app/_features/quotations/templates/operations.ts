import { graphql } from '@/lib/graphql/client';

export const LIST_TEMPLATES = graphql(`
  query QuotationTemplates {
    quotationTemplates { id name total currencyCode lineCount people }
  }
`);

export const READ_TEMPLATE = graphql(`
  query QuotationTemplate($id: ID!) {
    quotationTemplate(id: $id) {
      name cityId startTime endTime quantityHours currencyId tercero observation message paymentTerms terms validityDays serviceConcept percentageGain
      feeding transport priceAgentService quantityServiceAgent daysServiceAgent
      lines {
        profile quantityDays budget payBasis talentWithholding ivaCategory
        optional alternative taken leastPeople mostPeople
        genders { gender quantity }
      }
    }
  }
`);
