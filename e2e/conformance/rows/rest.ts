import { decided, type Row, section, test } from '../row.ts';

const NOTICES = 'app/notify/notices.test.ts';
const TO_ROWS = test(NOTICES, '%s');
const PAPERS = 'app/api/save-contract/save-paths.test.ts';
const ACCOUNT = 'app/api/active-account/route.test.ts';
const APP = test(
  'app/mobile-app.test.ts',
  'a talent logs in, reads and completes its profile, uploads photos, registers its device and is approved',
);

export const REST_ROWS: readonly Row[] = [
  ...section('2.7.3', {
    '/notify': ['notification of a called talent', TO_ROWS, '/notify'],
    '/notify/update-data-producer': [
      'notice that data of a producer changed',
      test(
        'app/notify/update-data-producer/route.test.ts',
        'goes to the stored person, once, whatever address the body holds',
      ),
    ],
    '/notify/client': ['notice to the client of an event', TO_ROWS, '/notify/client'],
    '/notify/client-generic': ['generic notice to a client', TO_ROWS, '/notify/client-generic'],
    '/api/client-personalized': ['personalised notice to a client', TO_ROWS, '/api/client-personalized'],
    '/api/notification': [
      'push notification to who is confirmed',
      test(NOTICES, 'the push notification reaches the devices of who is confirmed (1813), and nobody else'),
      '/api/notification',
    ],
    'notices to stored rows': ['a notice sends to whatever address the body holds', decided('notices')],
    'notices refused': [
      'notices are refused without a session, from elsewhere, without the right, for another agency',
      test(
        NOTICES,
        "is refused without a session, from elsewhere, without the right, and for another agency's",
      ),
    ],
    'notices counted': [
      'notices are counted with the mail of an agency',
      test(NOTICES, 'is counted with the mail that an agency may send'),
    ],
    '/api/register-fast': [
      'quick-registration notice: person, producer with id, agency',
      test(
        'app/api/register-fast/route.test.ts',
        'support is told once, of what is stored, wherever the body would have it sent',
      ),
      'person',
      'producer',
      'agency',
    ],
    '/api/register-fast failures': [
      'quick-registration notice: what is none is refused',
      test(
        'app/api/register-fast/route.test.ts',
        'refuses what is no such notice, and who comes from elsewhere or too often',
      ),
    ],
    '/api/forgot-password': [
      'forgot-password notice: id, email, name, lastname, type',
      test(ACCOUNT, 'a forgotten password is mailed to the stored address, whatever else the body says'),
      'lastname',
      'talent',
    ],
    '/api/active-account': [
      'activate-account notice: producer name, email, agency name, legal nature',
      test(
        ACCOUNT,
        'an activation is mailed to a producer who waits for one, and not again to who is active',
      ),
      'agencyName',
      'legalNature',
    ],
    'account notices failures': [
      'account notices: an e-mail that is none or unknown, no JSON, another site',
      test(
        ACCOUNT,
        'refuses in Spanish an e-mail that is none or unknown, what is no JSON, and who comes from elsewhere',
      ),
    ],
    'account notices limits': [
      'account notices: after how long one may ask again',
      test(ACCOUNT, 'says after how long one may ask again, and nobody passes while it cannot count'),
    ],
    '/api/apply-agent-schedule': [
      'support call request',
      test(
        'app/api/apply-agent-schedule/route.test.ts',
        "takes the specification's body, and asks for who is signed in, whoever it names",
      ),
      '/api/apply-agent-schedule',
    ],
    '/api/send-quatation': [
      'quotation notice, spelt as the specification does',
      test(
        'app/api/send-quatation/route.test.ts',
        'the mail goes to the stored address, whatever the body says',
      ),
      'quatation',
    ],
    '/api/send-quatation failures': [
      'quotation notice: who may not, what is not there, no JSON, another site',
      test(
        'app/api/send-quatation/route.test.ts',
        'refuses in Spanish who may not, what is not there, what is no JSON and who comes from elsewhere',
      ),
    ],
    '/api/advance-event': [
      'advance notice',
      test(
        'app/api/advance-event/route.test.ts',
        'asks and mails again, to the stored address, whatever the body says',
      ),
    ],
    '/api/advance-event failures': [
      'advance notice: who may not, what is not there, another site',
      test(
        'app/api/advance-event/route.test.ts',
        'refuses who may not, what is not there, and who comes from elsewhere',
      ),
    ],
    '/api/save-contract': [
      'save contract: pdfContract, talent, agency with producerEmail, event; answers status 200 and fileDir.directoryPdf',
      test(PAPERS, 'a posted contract is answered with the server’s own, which its talent opens'),
      'pdfContract',
      'producerEmail',
      'fileDir',
      'directoryPdf',
    ],
    '/api/save-envoice': [
      'save claim: pdfInvoice, event; answers status 200 and fileDir.directoryPdf',
      test(PAPERS, 'a posted claim too, and its address is confirmed, never set'),
      'pdfInvoice',
      'directoryPdf',
    ],
    'pdf in the browser': ['contract and claim PDFs made in the browser', decided('documents')],
    '/api/save-document': [
      'save documents: {data} with event and docId, rut, eps, arl as base64 with extension',
      test(PAPERS, 'documents within JSON are kept as those of a form are'),
      'docId',
      'rut',
      'extension',
    ],
    '/upload-images': [
      'multipart upload with headers name-user and users',
      test(
        'app/upload-images/route.test.ts',
        'keeps an image for whoever is signed in, whatever the headers say',
      ),
      'name-user',
      'users',
    ],
    '/upload-images failures': [
      'upload: what is no image, who is nobody, another site',
      test('app/upload-images/route.test.ts', 'says in Spanish what it does not take, and from whom'),
    ],
    '/post-profile': ['profile post of the mobile app', APP, '/post-profile'],
    '/api/login/talento': [
      'mobile login: credentials in, JSON out',
      test(
        'app/api/login/login.test.ts',
        'gives a talent a token that says who asks, and keeps only its hash',
      ),
    ],
    '/api/login/talento failures': [
      'mobile login: a failure answers status and error in words',
      test(
        'app/api/login/login.test.ts',
        'tells the states of the catalogue to who knows the password, and nothing to others',
      ),
    ],
    '/api/login/admin': [
      'admin login against the mobile backend: email and password, answers user.token',
      test(
        'app/api/login/login.test.ts',
        'lets administrators in and nobody else, until their sessions are ended',
      ),
    ],
    '/api/save-doc-contract/{id}': [
      'contract document save of the mobile app',
      test(
        'app/mobile-app.test.ts',
        'a talent answers its call and hands in a document of its contract, and nobody does for it',
      ),
      '/api/save-doc-contract/',
    ],
    'storage path': [
      'photos come from the storage path, a route with http stays as it is',
      test(
        'lib/talents/photos/upload-photo.test.ts',
        'smaller copies are served as AVIF to who takes it once the job has made them, and as WebP to others',
      ),
    ],
    'mobile backend 202': [
      'an answer that is not ok or has status 202 is an error',
      test(
        'lib/identity/mobile/mobile-backend.test.ts',
        'gets in without a token, and it is said, when the backend %s',
      ),
      '202',
    ],
    'all POST': [
      'every path takes POST and tells another method in JSON',
      test('app/api/methods.test.ts', '%s answers every method itself: Next would with an empty body'),
    ],
    'unknown paths': [
      'unknown paths answer JSON 404, wrong methods 405, with status and message',
      test('app/api/methods.test.ts', 'that there is not, and a method it does not take, are told in JSON'),
      'Esta dirección no existe.',
      'Esta dirección no acepta ese método.',
    ],
    'paths answer whom they are for': [
      'every path answers whom it is for and refuses the others',
      test(
        'e2e/journeys/authorization.spec.ts',
        'every route answers whom it is for, and the others as if there were nothing',
      ),
      '/api/save-contract',
      '/post-profile',
    ],
    'malformed bodies': [
      'no malformed request is answered 500',
      test('app/api/fuzz.test.ts', 'no malformed request of {INPUTS} to a route is answered 500'),
    ],
    'push failure': [
      'push failure: {status 500, message}',
      test(NOTICES, 'what fails unexpectedly is answered with the words of the specification'),
      'Error inesperado al enviar push',
    ],
    'without a mobile backend': ['mobile backend on another host', decided('mobile')],
    'push service': [
      'a push-message service is told of notifications',
      test(
        'lib/notifications/push/push.test.ts',
        'the mobile app is told by FCM, with a token for which the account signed, asked for once',
      ),
    ],
  }),
];
