import type { SupportAddress, SupportParty } from '../snapshot';
import { element, type XmlElement, xmlText } from './elements';

export const DIAN_AGENCY = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
};

const text = (name: string, value: string | null): XmlElement | null => {
  const written = value === null ? '' : xmlText(value);
  return written ? element(name, written) : null;
};

/** Without a postal zone: nobody is asked for theirs, and one that is made up would be worse than none (decision 165). */
function addressContent({ cityCode, city, department, countryCode, country, line }: SupportAddress) {
  return [
    text('cbc:ID', cityCode),
    text('cbc:CityName', city),
    text('cbc:CountrySubentity', department),
    text('cbc:CountrySubentityCode', cityCode?.slice(0, 2) ?? null),
    line ? element('cac:AddressLine', [text('cbc:Line', line)]) : null,
    element('cac:Country', [
      element('cbc:IdentificationCode', countryCode),
      element('cbc:Name', xmlText(country), { languageID: 'es' }),
    ]),
  ];
}

const companyId = ({ id, checkDigit }: SupportParty, idType: string): XmlElement =>
  element('cbc:CompanyID', xmlText(id), {
    ...DIAN_AGENCY,
    ...(checkDigit === null ? {} : { schemeID: String(checkDigit) }),
    schemeName: idType,
  });

const taxScheme = (code: string, name: string): XmlElement =>
  element('cac:TaxScheme', [element('cbc:ID', code), element('cbc:Name', name)]);

export const isResident = ({ address }: SupportParty): boolean => address.countryCode === 'CO';

/**
 * Who sells: the talent. A resident is named by its NIT (31), which for a person is its cédula with a check digit, and
 * says no more than who and where it is (annex, DSAJ08a and DSAJ25a).
 */
export const supplierParty = (seller: SupportParty): XmlElement =>
  element('cac:AccountingSupplierParty', [
    element('cbc:AdditionalAccountID', seller.isPerson ? '2' : '1'),
    element('cac:Party', [
      element('cac:PhysicalLocation', [element('cac:Address', addressContent(seller.address))]),
      element('cac:PartyTaxScheme', [
        element('cbc:RegistrationName', xmlText(seller.name)),
        companyId(seller, isResident(seller) ? '31' : seller.idType),
        element('cbc:TaxLevelCode', seller.responsibilities),
        taxScheme('ZZ', 'No aplica'),
      ]),
    ]),
  ]);

/** Who buys and issues: the agency. */
export const customerParty = (buyer: SupportParty): XmlElement =>
  element('cac:AccountingCustomerParty', [
    element('cbc:AdditionalAccountID', buyer.isPerson ? '2' : '1'),
    element('cac:Party', [
      element('cac:PartyIdentification', [
        element('cbc:ID', xmlText(buyer.id), {
          ...DIAN_AGENCY,
          ...(buyer.checkDigit === null ? {} : { schemeID: String(buyer.checkDigit) }),
          schemeName: '31',
        }),
      ]),
      element('cac:PartyName', [element('cbc:Name', xmlText(buyer.name))]),
      element('cac:PhysicalLocation', [element('cac:Address', addressContent(buyer.address))]),
      element('cac:PartyTaxScheme', [
        element('cbc:RegistrationName', xmlText(buyer.name)),
        companyId(buyer, '31'),
        element('cbc:TaxLevelCode', buyer.responsibilities),
        element('cac:RegistrationAddress', addressContent(buyer.address)),
        buyer.chargesIva ? taxScheme('01', 'IVA') : taxScheme('ZZ', 'No aplica'),
      ]),
      element('cac:PartyLegalEntity', [
        element('cbc:RegistrationName', xmlText(buyer.name)),
        companyId(buyer, '31'),
      ]),
      buyer.phone || buyer.email
        ? element('cac:Contact', [
            text('cbc:Telephone', buyer.phone),
            text('cbc:ElectronicMail', buyer.email),
          ])
        : null,
    ]),
  ]);
