import { createContactFunctions } from '@tarcza/contact/functions';
import { fields, serviceOptions } from '../../site/contactFields';

export const { sendContactEmail, sweepContactMessages, sendContactCanary } = createContactFunctions({
  fields,
  services: serviceOptions,
  region: 'europe-central2',
  // The service account of docs/deploying.md, with limited rights.
  serviceAccount: `contact-form@${process.env['GCLOUD_PROJECT'] ?? ''}.iam.gserviceaccount.com`,
});
