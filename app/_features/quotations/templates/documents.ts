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
        genders { gender quantity }
      }
    }
  }
`);

export const SAVE_TEMPLATE = graphql(`
  mutation SaveQuotationTemplate($quotationId: ID!, $name: String!, $replace: Boolean) {
    saveQuotationTemplate(quotationId: $quotationId, name: $name, replace: $replace) { id name }
  }
`);

export const RENAME_TEMPLATE = graphql(`
  mutation RenameQuotationTemplate($id: ID!, $name: String!, $seenRevision: Int) {
    renameQuotationTemplate(id: $id, name: $name, seenRevision: $seenRevision) { id name }
  }
`);

export const DELETE_TEMPLATE = graphql(`
  mutation DeleteQuotationTemplate($id: ID!) {
    deleteQuotationTemplate(id: $id)
  }
`);
