// Made by npm run graphql:schema.
export type introspection = {
 "__schema": {
  "queryType": {
   "name": "Query",
   "kind": "OBJECT"
  },
  "mutationType": {
   "name": "Mutation",
   "kind": "OBJECT"
  },
  "subscriptionType": {
   "name": "Subscription",
   "kind": "OBJECT"
  },
  "types": [
   {
    "kind": "OBJECT",
    "name": "AcademicTraining",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "place",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AcademicTrainingInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "description",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "place",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AcceptanceOutcome",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CLIENT_HAD_ACCEPTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OPENED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WAS_ACCEPTED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AcceptedQuotation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "outcome",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AcceptanceOutcome",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AccountType",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AHORROS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CORRIENTE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ActSignatureInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "drawing",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "electronic",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SigningMethod",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seen",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Activity",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "action",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "actor",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "at",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cursor",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "entity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "entityId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "from",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "to",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AddCostInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "category",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CostCategory",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spentOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supplier",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AddPayerAccountInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "account",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bankId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "holder",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "layout",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "own",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "PayoutOwnTextInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAccount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AccountType",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AdvanceState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ASKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PROVEN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RECEIVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REFUSED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AgedSum",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "age",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReceivableAge",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "balance",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "byOthers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "count",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Agency",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencyPricesTaxations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "AgencyPricesTaxation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "autoretenedorIca",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "autoretenedorRenta",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsNeedPapers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsPayerApart",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsSecondApprovalOver",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clients",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Client",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "consecutiveQuote",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contractTypeId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "declaranteRenta",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "events",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Event",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "granContribuyente",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "incomeTaxRatePN",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "legalNature",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "legalRepresentatives",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "LegalRepresentative",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mission",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payment",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutsSecondApprovalOver",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "personaNaturalArt383AEt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationMessage",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTerms",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationValidityDays",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Quotation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "regimenSimple",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "responsableIva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retenedorRenta",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Service",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "simpleConcept",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAgency",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentification",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "TypeDocument",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AgencyPayout",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "part",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutPart",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyPayoutState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AgencyPayoutState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "PAID",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNDONE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AgencyPricesTaxation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "price",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pricesTaxation",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AgencyPricesTaxationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "agencyId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "price",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pricesTaxationId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unity",
      "type": {
       "kind": "ENUM",
       "name": "TaxationUnit",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AgencyRole",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "FINANCE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OWNER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PRODUCER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "READ_ONLY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AgencyStatistics",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "events",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finished",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finishedEvents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Event",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "from",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalDays",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totals",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "AgencyStatisticsTotal",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "AgencyStatisticsTotal",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Currency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finished",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalEvent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AlertFrequency",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "DAILY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WEEKLY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ApiKey",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdBy",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ending",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "expiresAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastUsedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ofAgency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "scope",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ApiKeyScope",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ApiKeyState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ApiKeyScope",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "MONEY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "READ",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WORK",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ApiKeyState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ENDED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "LIVING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REVOKED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Application",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "convocatoryId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "status",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ApplicationStatus",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ApplicationStatus",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CALLED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DECLINED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WAITING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WITHDRAWN",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ApprovalOutcome",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "claim",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Claim",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refused",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AskAdvanceInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dueOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "instructions",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percent",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "AttendanceMarkInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "at",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocatedId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "day",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AttendanceMarkKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pressedAt",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "AttendanceMarkKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ARRIVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLEARED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "LEFT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MISSED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "BankAccount",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "activities",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bank",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bankId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "holder",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDigits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAccount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AccountType",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "BlockedDays",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "firstDay",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDay",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Boolean",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "CallReply",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "MAYBE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NO",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "YES",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CallTimeInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "convocatedId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "day",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "time",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ChangeConstantInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ChangePayerAccountInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "holder",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "layout",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "own",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "PayoutOwnTextInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "City",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "country",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Country",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "department",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "timeZone",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Claim",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "approvedOnce",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameTalent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "net",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paid",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "price",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "returnedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sentAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClaimState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "version",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ClaimAccountInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "account",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bankId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAccount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AccountType",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ClaimPaymentState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "PAID",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REJECTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REVERSED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ClaimState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "APPROVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PAID",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RETURNED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ClaimedPlace",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlEnvoice",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Client",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contacts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ClientContact",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailProducer",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameProducer",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneProducer",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Service",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ClientContact",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "position",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ClientContactInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "clientId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "position",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ClientInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "granContribuyente",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "responsableIva",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIcaAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retenedorRenta",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "Int",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateEntity",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ClientPayment",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPaymentKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "ClientPaymentMethod",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proof",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "settled",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPaymentState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "thirdParty",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ClientPaymentKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CREDIT_IN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CREDIT_NOTE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CREDIT_OUT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PAYMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REFUND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WITHHELD",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ClientPaymentMethod",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CARD",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CASH",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CHECK",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OTHER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TRANSFER",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ClientPaymentState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "RECEIVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REFUSED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REPORTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNDONE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "CollectedBalance",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencyId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "collected",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "held",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOut",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "CollectedForOthers",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "collected",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "excess",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "expenses",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameAgency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameEvent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "CollectionSettings",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "paymentInstructions",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reminderDays",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CollectionSettingsInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "paymentInstructions",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reminderDays",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ConfirmedTaxStatus",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "VERIFIED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VERIFIED_SECONDARY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Consent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "givenAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "givenBy",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "ConsentGiver",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "givenVersion",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "purpose",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ConsentPurpose",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "text",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "version",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ConsentGiver",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ADMINISTRATOR",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "GUARDIAN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ConsentPurpose",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "DATA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "GUARDIAN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MESSAGES",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SHOWING",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Constant",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractAct",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractActKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paragraphs",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractActState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "title",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ContractActKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AMENDMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ANNULMENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ContractActState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "COMPLETE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DECLINED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PROPOSED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WITHDRAWN",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractClause",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "clause",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameTypeContract",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "order",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeContract",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractClauseText",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "body",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "title",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractQuestion",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "author",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "text",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ContractSignatureInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "clausula",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "drawing",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "electronic",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "habeasData",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SigningMethod",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seen",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeContract",
      "type": {
       "kind": "ENUM",
       "name": "ContractTypeName",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ContractState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "COMPLETE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_SIGNED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VOID",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractToSign",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "channels",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SigningChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "electronicConsent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "missing",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signatory",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "texts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ContractToSignText",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ContractToSignText",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "clauses",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ContractClauseText",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "habeasData",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seen",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeContract",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractTypeName",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ContractTypeName",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "eventos",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fotografia",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Convocated",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "aplicationTalentState",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "codeContract",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shownAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlContract",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlEnvoice",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Convocatory",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "academicTraining",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourEyes",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourHair",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocateds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocated",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deadline",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventPersonal",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "EventPersonal",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventPersonalId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxAge",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minAge",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revision",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skills",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "texture",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ConvocatoryInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "academicTraining",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "applicationLimit",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourEyes",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourHair",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deadline",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventPersonalId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "open",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skills",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "String",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "texture",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CorrectPricesTaxationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "baseUvt",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "source",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "CostCategory",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ADVANCE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FOOD",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "LODGING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MATERIALS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OTHER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PEOPLE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PRODUCTION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TRANSPORT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "CostSource",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "RIDE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TYPED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Country",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "cities",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "City",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "enabled",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocuments",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TypeDocument",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CreateApiKeyInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "days",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ofAgency",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "scope",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ApiKeyScope",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CreateEventInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "additionalProfiles",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "coverPage",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientColumn",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "latitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "longitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "personals",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "EventNeedInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeAddress",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placePhone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalDays",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalEvent",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlKey",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "valueAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CreateFinalClientInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "clientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlLogo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CreateProfileTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "main",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileUserTalentId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "CreateTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "academicTrainings",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "AcademicTrainingInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "alias",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "birthdate",
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bust",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "consents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "TalentConsentPurpose",
         "kind": "ENUM",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deezer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eyeColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "facebook",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "footwear",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "generalDescription",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "guardian",
      "type": {
       "kind": "INPUT_OBJECT",
       "name": "GuardianInput",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hairColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hip",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "historicalTalentExperiencies",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "HistoricalTalentExperiencyInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "idFcm",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "instagram",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pants",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileTalents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "ProfileTalentInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "residenceCityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shirt",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shortDescription",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skillTalents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "SkillTalentInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "snapchat",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spotify",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tiktok",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "twitter",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocumentId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "waist",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "weight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "youtube",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "CreatedApiKey",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "CreatedWebhook",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "secret",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Currency",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "decimals",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "DataRequestInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "email",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DataRequestKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "receivedOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "text",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "DataRequestKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CONSULTA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RECLAMO",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Date",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "DateTime",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "DebtReminderPreview",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "facts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReminderFact",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subject",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "text",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "to",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Decimal",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "DeskNoteInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "convocatedId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "day",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pressedAt",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "text",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EditCostInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "category",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CostCategory",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spentOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supplier",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EstimatedCar",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "cost",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "RideCost",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyCode",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pickupMinutes",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "problem",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentIds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tripMinutes",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Event",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "additionalProfiles",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "advance",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "EventAdvance",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "announcements",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocatory",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cities",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "City",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "City",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "client",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Client",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocatories",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocatory",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "coverPage",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventDirectory",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "EventDirectory",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventPersonals",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventPersonal",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientColumn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientRelation",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "FinalClient",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotation",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Quotation",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stops",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventStop",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalDays",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalEvent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlAdvance",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlKey",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validAdvance",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "valueAdvance",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventAdvance",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dueOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "instructions",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percent",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proof",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proofAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refusal",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "AdvanceState",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventCost",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "category",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CostCategory",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cost",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proof",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "source",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CostSource",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spentOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supplier",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventDirectory",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectory",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "PlaceDirectory",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EventDirectoryInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "latitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "longitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeAddress",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placePhone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventFinances",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "actual",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventMargin",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "advances",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventMargin",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lines",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventMarginLine",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventMargin",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "costs",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "income",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "margin",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percent",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventMarginLine",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "actual",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quoted",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EventNeedInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "budget",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventPersonal",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "budget",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EventPersonalInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "budget",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventRide",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "actual",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "RideCost",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "direction",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "RideDirection",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "driverName",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimate",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "RideCost",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mayCancel",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minutes",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "orderedBy",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RidePassenger",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "plate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "provider",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "scheduledFor",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EventRidesInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cars",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RideCarInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "direction",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideDirection",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "message",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "scheduledFor",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventStop",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "label",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectory",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PlaceDirectory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "EventStopInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "label",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "latitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "longitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeAddress",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placePhone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "EventTransport",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "hasVenue",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RidePerson",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rides",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventRide",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rules",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideRules",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totals",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideTotals",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ExclusiveTalent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agencyId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "FinalClient",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "clientId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlLogo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Float",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Found",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "detail",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventName",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "FoundKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "title",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "FoundKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLAIM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CONTRACT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EVENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PERSON",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "QUOTATION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Gender",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "GenderQuantity",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "gender",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "GenderQuantityInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "gender",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTypeTalentId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "GivenRole",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "FINANCE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PRODUCER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "READ_ONLY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Guardian",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "consentedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "relationship",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "GuardianRelationship",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocument",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TypeDocument",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "GuardianInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "relationship",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "GuardianRelationship",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocumentId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "GuardianRelationship",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "MADRE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PADRE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REPRESENTANTE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "HistoricalTalentExperiency",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "area",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SkillArea",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "HistoricalTalentExperiencyInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "areaId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "areaName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "HoldSubject",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "ID",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Import",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "duplicates",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failed",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "faulty",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kept",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "staying",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undone",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "waiting",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ImportColumnInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "column",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "field",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "InboxChannel",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "BELL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MAIL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PUSH",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "InboxChoice",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "by",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "InboxChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "InboxKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "InboxChoiceInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "by",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "InboxChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "InboxKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "InboxGroup",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "at",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "detail",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ids",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isRead",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "InboxKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "path",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "title",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "InboxKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY_REGISTERED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLAIM_SENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT_PAID",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CONTRACT_ASKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CONTRACT_SIGNED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DATA_ASKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MEMBER_JOINED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PHOTO_WAITS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "QUOTATION_ANSWERED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "QUOTATION_EXPIRED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "QUOTATION_OPENED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUPPORT_ANSWERED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUPPORT_ASKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_ANSWERED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_APPLIED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_WAITS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_WITHDREW",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Int",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Invitation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "expiresAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invitedBy",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "role",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyRole",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "InviteAdministratorInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "email",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "InviteMemberInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "email",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "role",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "GivenRole",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "InviteTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "IssuedCertificates",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "ended",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issued",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "replaced",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Journal",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "credit",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "debit",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "month",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rows",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "JournalRow",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "JournalAccounts",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "ADVANCES",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "BANK",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENTS",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT_DISCOUNTS",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EVENT_COST",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HELD_BY_PLATFORM",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INCOME_TAX_WITHHELD",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "IVA_PAID",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUPPLIERS_PAYABLE",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENTS_PAYABLE",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_COST",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TAX_PAID_AHEAD",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "JournalAccountsInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "ADVANCES",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "BANK",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENTS",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT_DISCOUNTS",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EVENT_COST",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HELD_BY_PLATFORM",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INCOME_TAX_WITHHELD",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "IVA_PAID",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUPPLIERS_PAYABLE",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENTS_PAYABLE",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_COST",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TAX_PAID_AHEAD",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "JournalRow",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "account",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "credit",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "day",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "debit",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "detail",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "document",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "party",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "KeepBankAccountInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "account",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "activities",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bankId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "holder",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAccount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AccountType",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "KeepCollectionInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "amountReason",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dueOn",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invoiceNumber",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invoicedOn",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reminds",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "KeepTransportationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cityId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "enabled",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fee",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RidePlatform",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platformGain",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priority",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "requesterId",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "LateLeaver",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "leavesAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rideId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "way",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "WayHome",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "LateLeavers",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "day",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lacking",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lateTime",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "LateLeaver",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "LegalNature",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "PERSONA_JURIDICA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PERSONA_NATURAL",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "LegalRepresentative",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "document",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "LegalRepresentativeInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "agencyId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "document",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "LinkPurpose",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CLAIM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CONTRACT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RIDE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT_REPLY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Member",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "deactivatedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastAccessAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "role",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyRole",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "MessageChannel",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "email",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "push",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "whatsapp",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "MessageSettings",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "calls",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "MessageChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "papers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PaperChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photos",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PaperChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quiet",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quietFrom",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quietUntil",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "whatsapp",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "work",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "MessageChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "MessageSettingsInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "calls",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "MessageChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "papers",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PaperChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photos",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PaperChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quiet",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quietFrom",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quietUntil",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "whatsapp",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "work",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "MessageChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "Money",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Multimedia",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeholder",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "position",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "MultimediaInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seenStateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "type": {
       "kind": "ENUM",
       "name": "PhotoType",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Mutation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "acceptQuotation",
      "args": [
       {
        "name": "quotationId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AcceptedQuotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "addClientNote",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "text",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "addEventCost",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "AddCostInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventCost",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "addPayerAccount",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "AddPayerAccountInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayerAccount",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "addSupportAuthorization",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "SupportAuthorizationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportAuthorization",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "addToPayoutBatch",
      "args": [
       {
        "name": "claimIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "allowRides",
      "args": [
       {
        "name": "allowed",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "answerCall",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reply",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CallReply",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "answerContractQuestion",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "text",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractQuestion",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "answerDataRequest",
      "args": [
       {
        "name": "answer",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "answerSupportRequest",
      "args": [
       {
        "name": "answer",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "applyAgentSchedule",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "phone",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "applyToCall",
      "args": [
       {
        "name": "budget",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Money",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "endDate",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DateTime",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "startDate",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DateTime",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Application",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "approveAgency",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "approveClaim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "approveClaims",
      "args": [
       {
        "name": "ids",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ApprovalOutcome",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "approvePayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "approveTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "archivePayerAccount",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayerAccount",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askAdvance",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "AskAdvanceInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askAgencySigningCode",
      "args": [
       {
        "name": "electronic",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "seen",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askContractActCode",
      "args": [
       {
        "name": "channel",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "SigningChannel",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ActSignatureInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askContractCode",
      "args": [
       {
        "name": "channel",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "SigningChannel",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ContractSignatureInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askContractQuestion",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "text",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "askMandateCode",
      "args": [
       {
        "name": "electronic",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "until",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "blockDays",
      "args": [
       {
        "name": "firstDay",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Date",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "lastDay",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Date",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "callApplicant",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cancelEvent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cancelEventRide",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cancelPayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "changeConstant",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ChangeConstantInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Constant",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "changeMemberRole",
      "args": [
       {
        "name": "role",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "GivenRole",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "userId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Member",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "changePayerAccount",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ChangePayerAccountInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayerAccount",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "changeTalentSearch",
      "args": [
       {
        "name": "filters",
        "type": {
         "kind": "INPUT_OBJECT",
         "name": "TalentFilterInput",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "name",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "shared",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "changeWaves",
      "args": [
       {
        "name": "hours",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "seenRevision",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "size",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "checkImport",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "mapping",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ImportColumnInput",
            "kind": "INPUT_OBJECT",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "chooseAgencySlug",
      "args": [
       {
        "name": "slug",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "chooseNotices",
      "args": [
       {
        "name": "choices",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "InboxChoiceInput",
            "kind": "INPUT_OBJECT",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "onlyOwn",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "choosePortrait",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "chooseReserves",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reserves",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ReserveWay",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "closeAllSessions",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "closeConvocatory",
      "args": [
       {
        "name": "cancel",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "closeSession",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "closeUserSessions",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "confirmAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "confirmCollectedAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "confirmPricesTaxation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "source",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "status",
        "type": {
         "kind": "ENUM",
         "name": "ConfirmedTaxStatus",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "copyEvent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "name",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "startDate",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DateTime",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createAgencyClient",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createAgencyPricesTaxation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "AgencyPricesTaxationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyPricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createApiKey",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CreateApiKeyInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CreatedApiKey",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createClient",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ClientInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createClientFast",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ClientInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createConvocated",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "despiteBookings",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "stateId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "urlContract",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "urlEnvoice",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocated",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createConvocatory",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ConvocatoryInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createEvent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CreateEventInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createEventDirectory",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EventDirectoryInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventDirectory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createEventDirectoryFast",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EventDirectoryInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventDirectory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createEventPersonal",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EventPersonalInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createFinalClient",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CreateFinalClientInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "FinalClient",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createLegalRepresentative",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "LegalRepresentativeInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "LegalRepresentative",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createPayoutBatches",
      "args": [
       {
        "name": "byBank",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "claimIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutBatch",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createPricesTaxation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PricesTaxationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createProfileTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CreateProfileTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createQuotation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "QuotationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createServiceClient",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "serviceId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CreateTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createWebhook",
      "args": [
       {
        "name": "events",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "String",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "url",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CreatedWebhook",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "datePaper",
      "args": [
       {
        "name": "expiresOn",
        "type": {
         "kind": "SCALAR",
         "name": "Date",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "issuedOn",
        "type": {
         "kind": "SCALAR",
         "name": "Date",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "kind",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PaperKind",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PaperKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deactivateMember",
      "args": [
       {
        "name": "userId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Member",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "decidePhotos",
      "args": [
       {
        "name": "ids",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reasonId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "seen",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "verdict",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PhotoVerdict",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PhotoVerdicts",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "declineApplication",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "message",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Application",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "declineContract",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteAgencyPricesTaxation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteDeskNote",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteEventPersonal",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteEventPersonalByEventId",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteLegalRepresentative",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deletePricesTaxation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteProfileTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteQuotationTemplate",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteServiceClientByClientId",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deleteTalentSearch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "discardQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "doubtPricesTaxation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dropFailure",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "duplicateQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "editEventCost",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EditCostInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventCost",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "editEventCreatePlace",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateEventInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "editEventWithPlace",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateEventInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endAgencyCalendar",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endCalendar",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endContractAct",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endEventCalendar",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endOwnContractAct",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endPricesTaxation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "lastDay",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Date",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endStatementLinks",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endSupportAuthorization",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportAuthorization",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "enterDataRequest",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DataRequestInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eraseTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "exportPayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "extendDataRequest",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "followEventRides",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "giveClaimAccount",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ClaimAccountInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "OBJECT",
       "name": "OwnClaimPay",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "giveConsents",
      "args": [
       {
        "name": "proof",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "purposes",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "TalentConsentPurpose",
            "kind": "ENUM",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "giveGuardianConsent",
      "args": [
       {
        "name": "proof",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "token",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "grantRides",
      "args": [
       {
        "name": "allowed",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "grantSigningMandate",
      "args": [
       {
        "name": "code",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "electronic",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "until",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SigningMandate",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "handPapers",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "kinds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "PaperKind",
            "kind": "ENUM",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "holdFiles",
      "args": [
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "subject",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "HoldSubject",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "subjectId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RetentionHold",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inviteAdministrator",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "InviteAdministratorInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inviteMember",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "InviteMemberInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inviteTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "InviteTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issueCertificates",
      "args": [
       {
        "name": "talentIds",
        "type": {
         "kind": "LIST",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "NON_NULL",
          "ofType": {
           "name": "ID",
           "kind": "SCALAR",
           "ofType": null
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "year",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "IssuedCertificates",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issueSupportDocument",
      "args": [
       {
        "name": "claimId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportDocument",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepBankAccount",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "KeepBankAccountInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "BankAccount",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepClientContact",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ClientContactInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientContact",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepClientTerms",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "days",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepEventCollection",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "KeepCollectionInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepEventStops",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "stops",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "EventStopInput",
            "kind": "INPUT_OBJECT",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepGuardian",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "GuardianInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepJournalAccounts",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "JournalAccountsInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "JournalAccounts",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepReductions",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TalentReductionsInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TalentReduction",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepSearchAlert",
      "args": [
       {
        "name": "frequency",
        "type": {
         "kind": "ENUM",
         "name": "AlertFrequency",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepTalentNote",
      "args": [
       {
        "name": "note",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "tags",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "String",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepTaxData",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TalentTaxDataInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TalentTaxData",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepTransportation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "KeepTransportationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PlatformTransportation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "keepUserTransportation",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "platformTransportationId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "requesterId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "UserTransportation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "makeAgencyCalendar",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "makeCalendar",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "makeEventCalendar",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "markMessage",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "opened",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mergeClients",
      "args": [
       {
        "name": "fromId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "intoId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "moveClientCredit",
      "args": [
       {
        "name": "amount",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Money",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "fromEventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "toEventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "moveOwnership",
      "args": [
       {
        "name": "password",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "userId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Member",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "noteEventFinances",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "line",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "noteFound",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "kind",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "FoundKind",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "noteWayHome",
      "args": [
       {
        "name": "day",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "note",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "way",
        "type": {
         "kind": "ENUM",
         "name": "WayHome",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "openConvocatory",
      "args": [
       {
        "name": "applicationLimit",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "open",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "openDataRequest",
      "args": [
       {
        "name": "kind",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DataRequestKind",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "text",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "orderEventRides",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EventRidesInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OrderedCar",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "orderPhotos",
      "args": [
       {
        "name": "ids",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "type",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PhotoType",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "orderReserves",
      "args": [
       {
        "name": "convocatedIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "orderShowcase",
      "args": [
       {
        "name": "convocatedIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pauseWaves",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pauseWebhook",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "paused",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payClaim",
      "args": [
       {
        "name": "amount",
        "type": {
         "kind": "SCALAR",
         "name": "Money",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "paidBefore",
        "type": {
         "kind": "SCALAR",
         "name": "Money",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "paidOn",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reference",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payOutCollected",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PayOutInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyPayout",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payPayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "paidOn",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reference",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payPayoutItem",
      "args": [
       {
        "name": "amount",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Money",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "paidOn",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reference",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proposeAmendment",
      "args": [
       {
        "name": "contractId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "end",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "fee",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Money",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "place",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "start",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proposeAnnulment",
      "args": [
       {
        "name": "contractId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proposeOwnAnnulment",
      "args": [
       {
        "name": "contractId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rateTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RateTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TalentRating",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reactivateAgency",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reactivateMember",
      "args": [
       {
        "name": "userId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Member",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reactivateTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reactivateUser",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "readAllNotices",
      "args": [
       {
        "name": "upTo",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "readNotices",
      "args": [
       {
        "name": "ids",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "Int",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recordAttendance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "marks",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "AttendanceMarkInput",
            "kind": "INPUT_OBJECT",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RecordedMark",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recordClientPayment",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RecordPaymentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recordCollectedPayment",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RecordPaymentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recordOutsideAnswer",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recordSentByHand",
      "args": [
       {
        "name": "convocatedId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "purpose",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "LinkPurpose",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "redrawPaper",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refuseAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refuseClientPayment",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refuseCollectedAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refuseCollectedPayment",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "register",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RegisterInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rejectPayoutItem",
      "args": [
       {
        "name": "asksAccount",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rejectQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "releaseHold",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RetentionHold",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "releasePhotos",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "remindTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeBankAccount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeClientContact",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientContact",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeClientNote",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeFromPayoutBatch",
      "args": [
       {
        "name": "claimIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removePaper",
      "args": [
       {
        "name": "kind",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "PaperKind",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PaperKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeRating",
      "args": [
       {
        "name": "convocatedId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeUserTransportation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removeWebhook",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "renameQuotationTemplate",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "name",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "QuotationTemplate",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "renewWebhookSecret",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reopenClaim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendActivation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendCertificate",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendInvitation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendMessage",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendSupportDocument",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportDocument",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendTalentActivation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendTalentInvitation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resendWebhookDelivery",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resumeWaves",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retryFailure",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "returnClaim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reviewAgency",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reviewTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reviseQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revokeApiKey",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revokeInvitation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revokeLinks",
      "args": [
       {
        "name": "convocatedId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "purpose",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "LinkPurpose",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revokeQuotationLinks",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revokeSigningMandate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "runImport",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "tells",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveCallSheet",
      "args": [
       {
        "name": "contactName",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "contactPhone",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "dressCode",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "instructions",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "times",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "CallTimeInput",
            "kind": "INPUT_OBJECT",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveCollectionSettings",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CollectionSettingsInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CollectionSettings",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveDeskNote",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DeskNoteInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveMessageSettings",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "MessageSettingsInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "MessageSettings",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveQuotationTemplate",
      "args": [
       {
        "name": "name",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "quotationId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "replace",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "QuotationTemplate",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveReminderRule",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ReminderRuleInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReminderRule",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveRideRules",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "SaveRideRulesInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideRules",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveRideStop",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RideStopInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveTalentSearch",
      "args": [
       {
        "name": "alert",
        "type": {
         "kind": "ENUM",
         "name": "AlertFrequency",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "filters",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TalentFilterInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "name",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "shared",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "saveTaxUnit",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TaxUnitInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TaxUnit",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "searchPlatformRide",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideSearchOutcome",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendAdvanceNotice",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendBackClaim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "to",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "SentBackTo",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendCallSheet",
      "args": [
       {
        "name": "convocatedIds",
        "type": {
         "kind": "LIST",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "NON_NULL",
          "ofType": {
           "name": "ID",
           "kind": "SCALAR",
           "ofType": null
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendDebtReminder",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "seen",
        "type": {
         "kind": "INPUT_OBJECT",
         "name": "SeenFiguresInput",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "total",
        "type": {
         "kind": "SCALAR",
         "name": "Money",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sendWave",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "setDefaultPayerAccount",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayerAccount",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "setPayoutAccount",
      "args": [
       {
        "name": "accountId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "setPayoutLayout",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "layout",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shareAdvanceLink",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shareLink",
      "args": [
       {
        "name": "convocatedId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "purpose",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "LinkPurpose",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SharedLink",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shareQuotationLink",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "QuotationLink",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shareStatementLink",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shareTalentInvitation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TalentInvitationLink",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "showEveryone",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "shown",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocated",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "showTalents",
      "args": [
       {
        "name": "convocatedIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "shown",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocated",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signContract",
      "args": [
       {
        "name": "code",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ContractSignatureInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SignedContract",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signContractAct",
      "args": [
       {
        "name": "code",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ActSignatureInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractAct",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signEventContracts",
      "args": [
       {
        "name": "code",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "electronic",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startWaves",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "hours",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "size",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stopWaves",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WavePlan",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "submitPayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subscribeBrowser",
      "args": [
       {
        "name": "auth",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "endpoint",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "p256dh",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "suspendAgency",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "suspendTalent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "suspendUser",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takeBackSentByHand",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takeClientPayment",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TakePaymentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takeCollectedPayment",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "TakePaymentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takePhotos",
      "args": [
       {
        "name": "limit",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "QueuedPhoto",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takeSupportRequest",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "testWebhook",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tryRideProvider",
      "args": [
       {
        "name": "platform",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RidePlatform",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideTrial",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unblockDays",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoClientPayment",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoCollectedAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoCollectedPayment",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClientPayment",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoCollectedPayout",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyPayout",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoConvocated",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoImport",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoPhotoDecision",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unpayClaim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unsubscribeBrowser",
      "args": [
       {
        "name": "endpoint",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateAgency",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateAgencyInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateClient",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateClientInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateConvocated",
      "args": [
       {
        "name": "beyondNeed",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "convocatoryId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "stateId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "urlContract",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "urlEnvoice",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateConvocatory",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateConvocatoryInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateEvent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateEventInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateFinalClient",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateFinalClientInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "FinalClient",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateLegalRepresentative",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateLegalRepresentativeInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "LegalRepresentative",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateMultimedia",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "MultimediaInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updatePricesTaxation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "CorrectPricesTaxationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PricesTaxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateProfileTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateProfileTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateQuotation",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "QuotationInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateTalent",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateTalentInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateUrlEnvoice",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "url",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClaimedPlace",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updateUser",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "UpdateUserInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidEventCost",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventCost",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidQuotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawAdvance",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawApplication",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Application",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawConsent",
      "args": [
       {
        "name": "purpose",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ConsentPurpose",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawGuardianConsent",
      "args": [
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "token",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawPayoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "reason",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawTalentInvitation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OpenCall",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agencyName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "budget",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "closed",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deadline",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "met",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "missing",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OrderedCar",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "isNew",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "problem",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rideId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentIds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OwnClaimPay",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "accountProblem",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bank",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDigits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "left",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "net",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paid",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payments",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OwnClaimPayment",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "price",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClaimState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OwnClaimPayment",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bank",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDigits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proofUrl",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "receiptUrl",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ClaimPaymentState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OwnContractAct",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "channels",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SigningChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractActKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paragraphs",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "proposedBy",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seen",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signatory",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractActState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "title",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OwnPaymentReceipt",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paid",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voided",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "OwnWithholdingCertificate",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "ended",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issuedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "year",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Paper",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "expiresOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issuedOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PaperKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "size",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PaperState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PaperChannel",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "email",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "push",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PaperKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "arl",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "docId",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eps",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rut",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PaperState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "EXPIRED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EXPIRING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VALID",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "PayOutInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "part",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutPart",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayerAccount",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "bankId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "holder",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isDefault",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDigits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "layout",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "own",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutOwnText",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAccount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AccountType",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayoutBatch",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "accountId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "exportedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fileSha256",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "layout",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatchState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PayoutBatchState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "APPROVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CANCELLED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLOSED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DRAFT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EXPORTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUBMITTED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayoutItem",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "accountLastDigits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bank",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "problem",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutItemState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PayoutItemState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "OPEN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PAID",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REJECTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RELEASED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REVERSED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayoutLayout",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "isUnconfirmed",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "needsAccount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ownFields",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutOwnField",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayoutOwnField",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "usual",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "width",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PayoutOwnText",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "PayoutOwnTextInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "key",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PayoutPart",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "EXPENSES",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PendingPaper",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "act",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "codeContract",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameTalent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PendingSignatures",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "papers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PendingPaper",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "representative",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seen",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PhotoDecision",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fromStateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photoId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reviewerName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "toStateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "undoneAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PhotoQueue",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "oldestAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pending",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "takenByOthers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PhotoType",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "GALLERY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "IBOOK",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PROFILE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PhotoVerdict",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "APPROVE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REJECT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PhotoVerdicts",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "decided",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refused",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RefusedPhoto",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PlaceDirectory",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "City",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "latitude",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "longitude",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PlannedRetention",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "due",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dueInAYear",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "held",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kept",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "law",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nextAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "years",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PlatformRide",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "journeyId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RidePlatform",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PlatformRideState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PlatformRideGroup",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "cancelled",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "done",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failed",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inCourse",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unconfirmed",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "PlatformRideState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ARRIVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DRIVER_CANCEL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DROP_OFF",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FAILED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HIRE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HIRED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NOT_FOUND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NO_SHOW",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ORDERING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PICK_UP",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RIDER_CANCEL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TERMINATED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PlatformTransportation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "cityId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "enabled",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fee",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RidePlatform",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platformGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priority",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "userTransportations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "UserTransportation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "PricesTaxation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "baseUvt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "concept",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "confirmedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "price",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "source",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "status",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxation",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Taxation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validFrom",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validTo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "PricesTaxationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "allowGap",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "baseUvt",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "concept",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "confirmed",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TaxKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "source",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validFrom",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Profile",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ProfileTalent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "main",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileUserTalentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ProfileTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "main",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileUserTalentId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Query",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "activity",
      "args": [
       {
        "name": "entity",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "entityId",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Activity",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencies",
      "args": [
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Agency",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agency",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Agency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencyStatistics",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "AgencyStatistics",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "apiKeys",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ApiKey",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "applications",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WaitingApplication",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bankAccount",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "BankAccount",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "blockedDays",
      "args": [
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "BlockedDays",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "callWaves",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WavePlan",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claim",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Claim",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claims",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "ENUM",
         "name": "ClaimState",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Claim",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "client",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Client",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientPayments",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ClientPayment",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clients",
      "args": [
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Client",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientsByIdentification",
      "args": [
       {
        "name": "identification",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Client",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "collectedBalances",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "CollectedBalance",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "collectedForOthers",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "CollectedForOthers",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "collectionSettings",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "CollectionSettings",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "consents",
      "args": [
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Consent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "constants",
      "args": [
       {
        "name": "ids",
        "type": {
         "kind": "LIST",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "NON_NULL",
          "ofType": {
           "name": "Int",
           "kind": "SCALAR",
           "ofType": null
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Constant",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contractToSign",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "OBJECT",
       "name": "ContractToSign",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contracts",
      "args": [
       {
        "name": "typeContract",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ContractClause",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocated",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocated",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocateds",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Convocated",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "convocatory",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Convocatory",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "countries",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Country",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencies",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Currency",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "debtReminder",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DebtReminderPreview",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Event",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventCosts",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventCost",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventDirectories",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "DateTime",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EventDirectory",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventFinances",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventFinances",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventRideEstimates",
      "args": [
       {
        "name": "input",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "EventRidesInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "EstimatedCar",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventTransport",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "EventTransport",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "events",
      "args": [
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Event",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClients",
      "args": [
       {
        "name": "clientId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "FinalClient",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "genders",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Gender",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "guardian",
      "args": [
       {
        "name": "talentId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "OBJECT",
       "name": "Guardian",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "import",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Import",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inbox",
      "args": [
       {
        "name": "before",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "unreadOnly",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "InboxGroup",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inboxChoices",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "InboxChoice",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invitations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Invitation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "journal",
      "args": [
       {
        "name": "month",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Journal",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "journalAccounts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "JournalAccounts",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lateLeavers",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "LateLeavers",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "messageSettings",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "MessageSettings",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "openCalls",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OpenCall",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ownClaimPay",
      "args": [
       {
        "name": "convocatoryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "OBJECT",
       "name": "OwnClaimPay",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ownContractActs",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OwnContractAct",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ownContractQuestions",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ContractQuestion",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "papers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Paper",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payerAccounts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayerAccount",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentReceipts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OwnPaymentReceipt",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutBatch",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PayoutBatch",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutBatches",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutBatch",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutItems",
      "args": [
       {
        "name": "batchId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutItem",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutLayouts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PayoutLayout",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pendingSignatures",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PendingSignatures",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photoDecisions",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "limit",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "own",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "photoId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PhotoDecision",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photoQueue",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "PhotoQueue",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectories",
      "args": [
       {
        "name": "cityId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PlaceDirectory",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platformRides",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "agencyId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "cityId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "group",
        "type": {
         "kind": "ENUM",
         "name": "PlatformRideGroup",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "platform",
        "type": {
         "kind": "ENUM",
         "name": "RidePlatform",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PlatformRide",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pricesTaxations",
      "args": [
       {
        "name": "cityId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "configured",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "day",
        "type": {
         "kind": "SCALAR",
         "name": "Date",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "kind",
        "type": {
         "kind": "ENUM",
         "name": "TaxKind",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "limit",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": "20",
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "offset",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": "0",
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "status",
        "type": {
         "kind": "ENUM",
         "name": "TaxStatus",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PricesTaxation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profiles",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Profile",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotation",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Quotation",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTemplate",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "QuotationTemplate",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTemplates",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "QuotationTemplate",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationVersions",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Quotation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotations",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "clientId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "code",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "page",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "pageSize",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Quotation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotes",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "clientId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "code",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "page",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "pageSize",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Quotation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "receivables",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "age",
        "type": {
         "kind": "ENUM",
         "name": "ReceivableAge",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "clientId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "view",
        "type": {
         "kind": "ENUM",
         "name": "ReceivableView",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Receivable",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "receivablesAgeing",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "AgedSum",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "recentlyFound",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Found",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reductionPayers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReductionPayer",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reductions",
      "args": [
       {
        "name": "agencyId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TalentReduction",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reminderRules",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReminderRule",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "report",
      "args": [
       {
        "name": "against",
        "type": {
         "kind": "ENUM",
         "name": "ReportComparison",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "agencyId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "from",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "to",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Report",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retentionHolds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RetentionHold",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retentionPlan",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PlannedRetention",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rideProviders",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RideProvider",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rideSpending",
      "args": [
       {
        "name": "by",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "RideSpendingDimension",
            "kind": "ENUM",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "from",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "platform",
        "type": {
         "kind": "ENUM",
         "name": "RidePlatform",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "to",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RideSpending",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "search",
      "args": [
       {
        "name": "text",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Found",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "args": [
       {
        "name": "audience",
        "type": {
         "kind": "ENUM",
         "name": "ServiceAudience",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Service",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sessions",
      "args": [
       {
        "name": "userId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Session",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sharedCars",
      "args": [
       {
        "name": "eventId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "talentIds",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "LIST",
          "ofType": {
           "name": null,
           "kind": "NON_NULL",
           "ofType": {
            "name": "ID",
            "kind": "SCALAR",
            "ofType": null
           }
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SharedCar",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "signingMandate",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "SigningMandate",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "states",
      "args": [
       {
        "name": "name",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "State",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supportAuthorizations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SupportAuthorization",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supportConstants",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Constant",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supportDocuments",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "kind",
        "type": {
         "kind": "ENUM",
         "name": "SupportDocumentKind",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "ENUM",
         "name": "TransmissionState",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SupportDocument",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supportRequests",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SupportRequest",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talent",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talents",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "cityId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "gender",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "ids",
        "type": {
         "kind": "LIST",
         "name": null,
         "ofType": {
          "name": null,
          "kind": "NON_NULL",
          "ofType": {
           "name": "ID",
           "kind": "SCALAR",
           "ofType": null
          }
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "limit",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "profileId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "state",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "withPushToken",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Talent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxData",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "TalentTaxData",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxUnits",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TaxUnit",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "taxations",
      "args": [
       {
        "name": "countryId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Taxation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "team",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Member",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transportationByPlatform",
      "args": [
       {
        "name": "cityId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "platform",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "RidePlatform",
          "kind": "ENUM",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "OBJECT",
       "name": "PlatformTransportation",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transportations",
      "args": [
       {
        "name": "cityId",
        "type": {
         "kind": "SCALAR",
         "name": "Int",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "enabled",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "platform",
        "type": {
         "kind": "ENUM",
         "name": "RidePlatform",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "search",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PlatformTransportation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasures",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "UnitMeasure",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unreadNotices",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "user",
      "args": [
       {
        "name": "id",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "User",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "webhookDeliveries",
      "args": [
       {
        "name": "webhookId",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WebhookDelivery",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "webhooks",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Webhook",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheldYear",
      "args": [
       {
        "name": "year",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WithheldYear",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withholdingCertificates",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "OwnWithholdingCertificate",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "QueuedPhoto",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "leasedUntil",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeholder",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "repeatsRoute",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "width",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Quotation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "acceptedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ccEmails",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "City",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "client",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Client",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Currency",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "daysServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailClient",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Event",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "feeding",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "firstOpenedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "foodTransportation",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fxRate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fxRateDate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "incomeTax",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaPlatform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastOpenedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "message",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameClient",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameContact",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameEvent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "openCount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentTerms",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percentageGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneClient",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "place",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceAgentService",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceNetGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityHours",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTypeTalents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "QuotationTypeTalent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rejectedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rejectedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteFuente",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIca",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revision",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sentAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "serviceConcept",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotal",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalItalentt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalPlatform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "supersededAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tercero",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "terms",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalPlatform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transport",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updatedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validUntil",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validityDays",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "version",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voidedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "warnings",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "QuotationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ccEmails",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "String",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "daysServiceAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailClient",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "feeding",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "foodTransportation",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fxRate",
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fxRateDate",
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaPlatform",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaServiceAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "message",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameClient",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameContact",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameEvent",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentTerms",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percentageGain",
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneClient",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "place",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceAgentService",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceGain",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceNetGain",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityHours",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityServiceAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTypeTalents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "QuotationTypeTalentInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seenRevision",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "serviceConcept",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotal",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalItalentt",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalPlatform",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalServiceAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tercero",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "terms",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalPlatform",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalServiceAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transport",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validityDays",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "QuotationLink",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "QuotationTemplate",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "cityId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "daysServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endTime",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "feeding",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lineCount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lines",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TemplateLine",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "message",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentTerms",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percentageGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Decimal",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceAgentService",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityHours",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityServiceAgent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "serviceConcept",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startTime",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tercero",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "terms",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transport",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updatedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validityDays",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "QuotationTypeTalent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "announcement",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "budget",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "expectedPayment",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "foodCost",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gainItalentt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "genders",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "GenderQuantity",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "grossProfit",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "incomeTax",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaCategory",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaClient",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaProducer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "netIncome",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nonRecoverableIva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payBasis",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payPerDay",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentClient",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentProducer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityDays",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteFuente",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIca",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "serviceAgentCost",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalClient",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalProducer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentCosts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentWithheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentWithholding",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalAnnouncement",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalClient",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalProducer",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transportationCost",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "QuotationTypeTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "announcement",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "budget",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "expectedPayment",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "foodCost",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gainItalentt",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "genders",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "GenderQuantityInput",
          "kind": "INPUT_OBJECT",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "grossProfit",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "incomeTax",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaCategory",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaClient",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaProducer",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "netIncome",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payBasis",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payPerDay",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentClient",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paymentProducer",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityDays",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteFuente",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIca",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "serviceAgentCost",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalClient",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotalProducer",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentCosts",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentWithholding",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalAnnouncement",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalClient",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalProducer",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "transportationCost",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "RateTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "convocatedId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "presence",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "punctuality",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "work",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Receivable",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "age",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReceivableAge",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "balance",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "charged",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dueOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invoiceNumber",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "invoicedOn",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameClient",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameEvent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reported",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "settled",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "settledByOthers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReceivableAge",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CURRENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OVER_90",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TO_30",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TO_60",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TO_90",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReceivableView",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CREDIT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OWED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REPORTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SETTLED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "RecordPaymentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TypedPaymentKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "type": {
       "kind": "ENUM",
       "name": "ClientPaymentMethod",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RecordedMark",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refused",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReductionKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CONTRIBUTIONS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DEPENDANTS",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HEALTH",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MORTGAGE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VOLUNTARY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReductionPayer",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RefusedPhoto",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "message",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "RegisterInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cityAgency",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailAgency",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identificationAgency",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identificationUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastnameUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "legalNature",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "LegalNature",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameAgency",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneAgency",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateAgency",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateUser",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdAgency",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdUser",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReminderChannel",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "email",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "push",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "whatsapp",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReminderFact",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "label",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReminderReason",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "EVENT_TOMORROW",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MISSING_CLAIM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MISSING_DOCUMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNANSWERED_CALL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNSIGNED_CONTRACT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReminderRule",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "channels",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReminderChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "everyHours",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "firstHours",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReminderReason",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "times",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "ReminderRuleInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "channels",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReminderChannel",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "everyHours",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "firstHours",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReminderReason",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "times",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Report",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "answers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportAnswers",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "filling",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportFilling",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "from",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "funnel",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReportStage",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isComplete",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "margin",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportMargins",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "months",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReportMonth",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ranked",
      "args": [
       {
        "name": "by",
        "type": {
         "kind": "ENUM",
         "name": "ReportRanking",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ReportRank",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "to",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportAnswers",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "called",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seconds",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReportComparison",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "BEFORE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "YEAR",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportFilling",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "filled",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "roles",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seconds",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportMargin",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "costs",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "income",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "margin",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percent",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportMargins",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "actual",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportMargin",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportMargin",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "events",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportMonth",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "month",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quoted",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sold",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportRank",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "amountBefore",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "by",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReportRanking",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "count",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "key",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReportRanking",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CITY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PROFILE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "ReportStage",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "amountBefore",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "count",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "countBefore",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "percent",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stage",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ReserveWay",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ASK",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "AUTO",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RetentionHold",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reason",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "releasedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subject",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "HoldSubject",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subjectId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "RideCarInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "talentIds",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideCost",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "fare",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fee",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platformGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideDirection",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "HOME",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TO_VENUE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RidePassenger",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "place",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RidePerson",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "mayOrder",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stop",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RidePlatform",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "cabify",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "local",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "uber",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideProvider",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "answerMs",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "answeredAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "authenticationFailedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "authenticationFailure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cities",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "configured",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "downSince",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastDay",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideProviderCalls",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastHour",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideProviderCalls",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastWeek",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideProviderCalls",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "missing",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RidePlatform",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideProviderState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideProviderCalls",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "asked",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failed",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "meanMs",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "refused",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "timedOut",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideProviderState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AILING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DOWN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NEVER_ASKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NOT_CONFIGURED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WELL",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideRules",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amountPerPerson",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "budget",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fromTime",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lateTime",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "radiusKm",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ridesPerPerson",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "untilTime",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideSearchOutcome",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ABSENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CANCELLED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ENDED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FOUND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NO_ANSWER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TOLD",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNKNOWN",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideSpending",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agency",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencyId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fare",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fee",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "month",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platformGain",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rides",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "total",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideSpendingDimension",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "agency",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "month",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ARRIVED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DRIVER_CANCEL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DROP_OFF",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FAILED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HIRE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "HIRED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NOT_FOUND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NO_SHOW",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ORDERING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PICK_UP",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RIDER_CANCEL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TERMINATED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "RideStopInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lat",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lng",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideTotals",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "actual",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideCost",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "committed",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimate",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "home",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "toVenue",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideTrial",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "authenticationMs",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "estimateMs",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "platform",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RidePlatform",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "products",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "RideTrialProduct",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reached",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "RideTrialReached",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "RideTrialProduct",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fare",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pickupSeconds",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "RideTrialReached",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ESTIMATE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NOTHING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TOKEN",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "SaveRideRulesInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amountPerPerson",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "budget",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fromTime",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lateTime",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "radiusKm",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ridesPerPerson",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "untilTime",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "SeenFiguresInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "incomeTax",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "iva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "priceNetGain",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteFuente",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIca",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIva",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subtotal",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentsWithheld",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalPlatform",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "SentBackTo",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TALENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Service",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "ServiceAudience",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CLIENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Session",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "current",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "device",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastSeenAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SharedCar",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "talentIds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ID",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SharedLink",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SignedContract",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "codeContract",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ContractState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "SigningChannel",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "EMAIL",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PHONE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WHATSAPP",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SigningMandate",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "representative",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "until",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "SigningMethod",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "DRAWN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TYPED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Skill",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SkillArea",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SkillTalent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "areas",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SkillArea",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "level",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skill",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Skill",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "SkillTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "areaId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "level",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skillId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "State",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "SCALAR",
    "name": "String",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Subscription",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "activity",
      "args": [
       {
        "name": "after",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "entity",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "entityId",
        "type": {
         "kind": "SCALAR",
         "name": "String",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       },
       {
        "name": "eventId",
        "type": {
         "kind": "SCALAR",
         "name": "ID",
         "ofType": null
        },
        "defaultValue": null,
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Activity",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unreadNotices",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SupportAuthorization",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "endedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fromNumber",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastNumber",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "prefix",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resolution",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resolutionOn",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "toNumber",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validFrom",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validTo",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Date",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "SupportAuthorizationInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "fromNumber",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastNumber",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "prefix",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resolution",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "resolutionOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "toNumber",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validFrom",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validTo",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SupportDocument",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "amount",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cuds",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "issuedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportDocumentKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pdf",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "rejectedReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "TransmissionState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withdrawnAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "xml",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "SupportDocumentKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ADJUSTMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DOCUMENT",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "SupportRequest",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "answer",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "SupportState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "SupportState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ANSWERED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "TAKEN",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WAITING",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "TakePaymentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "amount",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "type": {
       "kind": "ENUM",
       "name": "ClientPaymentMethod",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paidOn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reference",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Talent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "academicTrainings",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "AcademicTraining",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "age",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "alias",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "birthdate",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bust",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "createAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deezer",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "exclusiveTalent",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "ExclusiveTalent",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eyeColour",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "facebook",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "footwear",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "generalDescription",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hairColour",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hip",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "historicalTalentExperiencies",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "HistoricalTalentExperiency",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "idFcm",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "instagram",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "multimedias",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Multimedia",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pants",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photo",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileTalents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "ProfileTalent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "residenceCity",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shirt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shortDescription",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skillTalents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "SkillTalent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "snapchat",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spotify",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "statePhoto",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tiktok",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "twitter",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocument",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "TypeDocument",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "waist",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "weight",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "youtube",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TalentConsentPurpose",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "DATA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MESSAGES",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SHOWING",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "TalentFilterInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "exclusive",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eyeColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "footwear",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "freeFrom",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "freeTo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hairColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "languageLevel",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mainProfile",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxBust",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxHeight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxHip",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxWaist",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxWeight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minBust",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minHeight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minHip",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minWaist",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minWeight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pants",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "photo",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "search",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shirt",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skill",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skillLevel",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tag",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TalentInvitationLink",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "dialingCode",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TalentRating",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "presence",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "punctuality",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "work",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TalentReduction",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "counts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ReductionKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "monthly",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "since",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "TalentReductionsInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "agencyId",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contributions",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dependants",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "health",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mortgage",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sworn",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "voluntary",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TalentTaxData",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "declaresIncome",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "economicActivity",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hiresWorkers",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaResponsible",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "updatedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "TalentTaxDataInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "declaresIncome",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "economicActivity",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hiresWorkers",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaResponsible",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TaxKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "IVA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RENTA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RETE_FUENTE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RETE_ICA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RETE_IVA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SIMPLE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TaxStatus",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "TO_CONFIRM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VERIFIED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VERIFIED_SECONDARY",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TaxUnit",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "source",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "year",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "TaxUnitInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "source",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "value",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "year",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Taxation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pricesTaxations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "PricesTaxation",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "regionalEntity",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TaxationUnit",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "PERCENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PER_MIL",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TemplateGender",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "gender",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantity",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TemplateLine",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "budget",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "genders",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "TemplateGender",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ivaCategory",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payBasis",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profile",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quantityDays",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentWithholding",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TransmissionState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "ACCEPTED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PENDING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REJECTED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "TypeDocument",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "appliesTo",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "TypedPaymentKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CREDIT_NOTE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PAYMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "REFUND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WITHHELD",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "UnitMeasure",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateAgencyInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "autoretenedorIca",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "autoretenedorRenta",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsNeedPapers",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsPayerApart",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "claimsSecondApprovalOver",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "consecutiveQuote",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "contractTypeId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "declaranteRenta",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gain",
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "granContribuyente",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "incomeTaxRatePN",
      "type": {
       "kind": "SCALAR",
       "name": "Decimal",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "legalNature",
      "type": {
       "kind": "ENUM",
       "name": "LegalNature",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mission",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payment",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "payoutsSecondApprovalOver",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "personaNaturalArt383AEt",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationMessage",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationTerms",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationValidityDays",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "regimenSimple",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "responsableIva",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retenedorRenta",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "Int",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "simpleConcept",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeAgency",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateClientInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "emailProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "granContribuyente",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phoneProducer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "responsableIva",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "reteIcaAgent",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "retenedorRenta",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "services",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "Int",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateEntity",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateConvocatoryInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "academicTraining",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourEyes",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "colourHair",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deadline",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventPersonalId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "maxAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "minAge",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observations",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "seenRevision",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skills",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "String",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "texture",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateEventInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "additionalProfiles",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "clientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "coverPage",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "endDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eventDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientColumn",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "finalClientName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "latitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "logo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "longitude",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeAddress",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeDirectoryId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placeName",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "placePhone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "quotationId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "startDate",
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stateId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalDays",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "totalEvent",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlKey",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "validAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "valueAdvance",
      "type": {
       "kind": "SCALAR",
       "name": "Money",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateFinalClientInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "clientId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "urlLogo",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateLegalRepresentativeInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "agencyId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "document",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateProfileTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "main",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileUserTalentId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateTalentInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "academicTrainings",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "AcademicTrainingInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "alias",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "birthdate",
      "type": {
       "kind": "SCALAR",
       "name": "Date",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "bust",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deezer",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "dialingCode",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "exclusiveAgencyId",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "eyeColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "facebook",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "footwear",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "gender",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "generalDescription",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hairColour",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "height",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hip",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "historicalTalentExperiencies",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "HistoricalTalentExperiencyInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "idFcm",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "instagram",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "language",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mayOrderRides",
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "observation",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pants",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "password",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "presentPassword",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "profileTalents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "ProfileTalentInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "removedEntries",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "ID",
         "kind": "SCALAR",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "residenceCityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shirt",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "shortDescription",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "skillTalents",
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "SkillTalentInput",
         "kind": "INPUT_OBJECT",
         "ofType": null
        }
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "snapchat",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "spotify",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tiktok",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "token",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "twitter",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeDocumentId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "unitMeasure",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "waist",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "weight",
      "type": {
       "kind": "SCALAR",
       "name": "Float",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "youtube",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "INPUT_OBJECT",
    "name": "UpdateUserInput",
    "specifiedByURL": null,
    "isOneOf": false,
    "fields": null,
    "inputFields": [
     {
      "name": "address",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencyState",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "cityId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "corporateEmail",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currencyId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "password",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "presentPassword",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "token",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "interfaces": null,
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "User",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "address",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "agencies",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Agency",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "city",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "City",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "corporateEmail",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "currency",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "Currency",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "email",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "identification",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastname",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "phone",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "roleId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "typeIdentificationId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "UserTransportation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agencyId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "requesterId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WaitingApplication",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "appliedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "code",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lacks",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "note",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WaveOutcome",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CALLED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PASSED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WavePass",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "BOOKED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CALLED_BEFORE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNAVAILABLE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WavePerson",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "aplicationTalentState",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "outcome",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "WaveOutcome",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "passedWhy",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "WavePass",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Talent",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "wave",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WavePlan",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "convocatoryId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "hours",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nextAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WavePerson",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "revision",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "sent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "size",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "status",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WaveStatus",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "stoppedWhy",
      "args": [],
      "type": {
       "kind": "ENUM",
       "name": "WaveStop",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WaveStatus",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "DONE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PAUSED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "RUNNING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "STOPPED",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WaveStop",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "AGENCY_CLOSED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "BY_HAND",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "CALL_ENDED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DEADLINE",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WayHome",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "OTHER",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OWN_VEHICLE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "PICKED_UP",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "Webhook",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "createdAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "events",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "String",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failingSince",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "lastSentAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "pausedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "url",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WebhookDelivery",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "attemptedAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "attempts",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "event",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "failure",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "happenedAt",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "DateTime",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "id",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nextAttemptAt",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "DateTime",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WebhookDeliveryState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "statusCode",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subject",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tookMs",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Int",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WebhookDeliveryState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "FAILED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "WAITING",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WithheldMonth",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "base",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "method",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "month",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paid",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "people",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WithheldTalent",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "agencyName",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "base",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "certificateId",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "ID",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "nameTalent",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "number",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "paid",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "route",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "state",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "WithholdingCertificateState",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talentId",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "ID",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "tercero",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "withheld",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Money",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "WithheldYear",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "months",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WithheldMonth",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "talents",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "WithheldTalent",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "year",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Int",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "years",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "Int",
          "kind": "SCALAR",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "WithholdingCertificateState",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "CHANGED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ISSUED",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MISSING",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NOTHING",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__Directive",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isRepeatable",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "locations",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "__DirectiveLocation",
          "kind": "ENUM",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "args",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "__InputValue",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isDeprecated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deprecationReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "__DirectiveLocation",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "QUERY",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "MUTATION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SUBSCRIPTION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FIELD",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FRAGMENT_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FRAGMENT_SPREAD",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INLINE_FRAGMENT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "VARIABLE_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SCHEMA",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "SCALAR",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OBJECT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "FIELD_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ARGUMENT_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INTERFACE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ENUM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ENUM_VALUE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INPUT_OBJECT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INPUT_FIELD_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "DIRECTIVE_DEFINITION",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__EnumValue",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isDeprecated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deprecationReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__Field",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "args",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "__InputValue",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "__Type",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isDeprecated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deprecationReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__InputValue",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "type",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "__Type",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "defaultValue",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isDeprecated",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "deprecationReason",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__Schema",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "types",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "__Type",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "queryType",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "__Type",
        "kind": "OBJECT",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "mutationType",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "__Type",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "subscriptionType",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "__Type",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "directives",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "NON_NULL",
         "name": null,
         "ofType": {
          "name": "Boolean",
          "kind": "SCALAR",
          "ofType": null
         }
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "LIST",
        "ofType": {
         "name": null,
         "kind": "NON_NULL",
         "ofType": {
          "name": "__Directive",
          "kind": "OBJECT",
          "ofType": null
         }
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "OBJECT",
    "name": "__Type",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": [
     {
      "name": "kind",
      "args": [],
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "__TypeKind",
        "kind": "ENUM",
        "ofType": null
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "name",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "description",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "specifiedByURL",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "fields",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "__Field",
         "kind": "OBJECT",
         "ofType": null
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "interfaces",
      "args": [],
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "__Type",
         "kind": "OBJECT",
         "ofType": null
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "possibleTypes",
      "args": [],
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "__Type",
         "kind": "OBJECT",
         "ofType": null
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "enumValues",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "__EnumValue",
         "kind": "OBJECT",
         "ofType": null
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "inputFields",
      "args": [
       {
        "name": "includeDeprecated",
        "type": {
         "kind": "SCALAR",
         "name": "Boolean",
         "ofType": null
        },
        "defaultValue": "false",
        "isDeprecated": false,
        "deprecationReason": null
       }
      ],
      "type": {
       "kind": "LIST",
       "name": null,
       "ofType": {
        "name": null,
        "kind": "NON_NULL",
        "ofType": {
         "name": "__InputValue",
         "kind": "OBJECT",
         "ofType": null
        }
       }
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ofType",
      "args": [],
      "type": {
       "kind": "OBJECT",
       "name": "__Type",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "isOneOf",
      "args": [],
      "type": {
       "kind": "SCALAR",
       "name": "Boolean",
       "ofType": null
      },
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "inputFields": null,
    "interfaces": [],
    "enumValues": null,
    "possibleTypes": null
   },
   {
    "kind": "ENUM",
    "name": "__TypeKind",
    "specifiedByURL": null,
    "isOneOf": null,
    "fields": null,
    "inputFields": null,
    "interfaces": null,
    "enumValues": [
     {
      "name": "SCALAR",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "OBJECT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INTERFACE",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "UNION",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "ENUM",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "INPUT_OBJECT",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "LIST",
      "isDeprecated": false,
      "deprecationReason": null
     },
     {
      "name": "NON_NULL",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ],
    "possibleTypes": null
   }
  ],
  "directives": [
   {
    "name": "deprecated",
    "isRepeatable": false,
    "isDeprecated": false,
    "deprecationReason": null,
    "locations": [
     "ARGUMENT_DEFINITION",
     "DIRECTIVE_DEFINITION",
     "ENUM_VALUE",
     "FIELD_DEFINITION",
     "INPUT_FIELD_DEFINITION"
    ],
    "args": [
     {
      "name": "reason",
      "type": {
       "kind": "SCALAR",
       "name": "String",
       "ofType": null
      },
      "defaultValue": "\"No longer supported\"",
      "isDeprecated": false,
      "deprecationReason": null
     }
    ]
   },
   {
    "name": "include",
    "isRepeatable": false,
    "isDeprecated": false,
    "deprecationReason": null,
    "locations": [
     "FIELD",
     "FRAGMENT_SPREAD",
     "INLINE_FRAGMENT"
    ],
    "args": [
     {
      "name": "if",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ]
   },
   {
    "name": "oneOf",
    "isRepeatable": false,
    "isDeprecated": false,
    "deprecationReason": null,
    "locations": [
     "INPUT_OBJECT"
    ],
    "args": []
   },
   {
    "name": "skip",
    "isRepeatable": false,
    "isDeprecated": false,
    "deprecationReason": null,
    "locations": [
     "FIELD",
     "FRAGMENT_SPREAD",
     "INLINE_FRAGMENT"
    ],
    "args": [
     {
      "name": "if",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "Boolean",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ]
   },
   {
    "name": "specifiedBy",
    "isRepeatable": false,
    "isDeprecated": false,
    "deprecationReason": null,
    "locations": [
     "SCALAR"
    ],
    "args": [
     {
      "name": "url",
      "type": {
       "kind": "NON_NULL",
       "name": null,
       "ofType": {
        "name": "String",
        "kind": "SCALAR",
        "ofType": null
       }
      },
      "defaultValue": null,
      "isDeprecated": false,
      "deprecationReason": null
     }
    ]
   }
  ]
 }
};
