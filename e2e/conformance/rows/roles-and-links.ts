import { decided, type Row, section, test } from '../row.ts';

const ACTIVATES = test(
  'lib/people/activation/activate-account.test.ts',
  'sets the password, and user and agency become active, each with its trace',
);

export const ROLE_ROWS: readonly Row[] = [
  ...section('1.6', {
    'roleId 1': [
      'roleId 1 is the administrator',
      test('lib/root/specification/entities.test.ts', '%s is told as it is stored, each field by its name'),
      'roleId',
    ],
    'who may': [
      'each operation is done for whom it is for, and refused to everybody else',
      test(
        'lib/root/authorization/mutations-first-part.test.ts',
        'is done for whom it is for, and touches nobody else',
      ),
    ],
    refused: [
      'refused alike for one’s own, another’s and nobody’s',
      test(
        'lib/root/authorization/mutations-first-part.test.ts',
        "is refused to everybody else, alike for one's own, another's and nobody's, and changes nothing",
      ),
    ],
    'no quoting for administrators': [
      'the administrator has no clients',
      test(
        'e2e/journeys/clients.spec.ts',
        "the administrator has no clients, and another agency's client is not found",
      ),
    ],
    'support is for agencies': [
      'requests of support are for agencies; administrators answer them',
      test('lib/support/support.test.ts', 'lists what waits, the oldest first, for the administrator alone'),
    ],
  }),
  ...section('2.4', {
    'agency activation': ['activation makes user and agency active (third of each list)', ACTIVATES],
    'talent activation': [
      'of a talent the password alone changes',
      test(
        'lib/identity/password/set-password.test.ts',
        'activates and resets alike: only the password changes',
      ),
    ],
    'own password': ['updateUser and updateTalent set a password', decided('ownPassword')],
    'hidden from showcase': [
      '1812, 1816 and 1817 are hidden from the showcase',
      test(
        'lib/convocatories/showcase/showcase.test.ts',
        'whoever is discarded, refused, withdrawn or suspended is not shown, even if it once was',
      ),
      'CONVOCATED.DISCARDED',
      'APPLICATION.REJECTED',
      'APPLICATION.WITHDRAWN',
    ],
    'contract invalid': [
      'contract: invalid with its message',
      test(
        'lib/contracts/signing/contracts.test.ts',
        'says why there is nothing to sign, with the texts of the specification',
      ),
      { 'contract.notForTalent': 'Contrato del evento no disponible para este talento.' },
      { 'contract.unavailable': 'Oops! Contrato no disponible para este evento.' },
    ],
    'contract signed': [
      'contract: signed, once',
      test(
        'lib/contracts/signing/contracts.test.ts',
        '200 at once: one contract, one audit row, and everybody gets the same',
      ),
    ],
    'claim invalid': [
      'claim: invalid with its message',
      test('lib/claims/claims.test.ts', 'says why no claim can be sent, with the texts of the specification'),
      { 'claim.unavailable': 'Oops! Cuenta de cobro no disponible para este evento.' },
      {
        'claim.contractNotSigned':
          'El contrato no ha sido firmado, por favor firmalo para generar la cuenta de cobro',
      },
    ],
    'claim link set': [
      'the claim of a place is told by its address once it is made',
      test(
        'app/api/save-contract/save-paths.test.ts',
        'a posted claim too, and its address is confirmed, never set',
      ),
      'urlEnvoice',
    ],
    'ride in progress': [
      'ride: ordered, in progress, cancelled',
      test(
        'e2e/journeys/rides.spec.ts',
        'a ride is given up before the car comes, and another can be ordered',
      ),
    ],
    'waypoint hired': [
      'ride: what the provider tells is followed',
      test(
        'lib/rides/providers/cabify.test.ts',
        'Cabify is asked as the specification says: one token, the product of the estimate, both stops',
      ),
      'hired',
    ],
    'password success': [
      'password: success alert and on',
      test(
        'e2e/journeys/passwords.spec.ts',
        'a new agency is activated once, after scanners have opened its link',
      ),
      'Contraseña cambiada con exito',
    ],
    'left out': ['sample data of an unused timer', decided('leftOut')],
  }),
];
