import { sendText, type Call } from '../../../site/serve/http';

const dashboard = 'https://dashboard.emailjs.com/admin';
const required: [field: string, text: string][] = [
  ['user_id', `The Public Key is required. To find this ID, visit ${dashboard}/account`],
  ['service_id', `The service ID is required. To find this ID, visit ${dashboard}`],
  ['template_id', `The template ID is required. To find this ID, visit ${dashboard}/templates`],
];
const maximumVariables = 50_000;

export const sendPath = '/api/v1.0/email/send';

/** Allows pages of any origin to read an answer, as the e-mail service does, also on errors. */
export function allowAnyOrigin({ res }: Call): void {
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  res.setHeader('access-control-allow-headers', 'content-type');
}

/**
 * EmailJS `POST /api/v1.0/email/send` (https://www.emailjs.com/docs/rest-api/send/): takes JSON, answers text: 200,
 * 400 with what is missing, 403 outside browsers, 413 over 50 kB.
 */
export function sendEmail(call: Call, body: string): void {
  const { req } = call;
  if (call.method !== 'POST') return sendText(call, 405, 'Method Not Allowed');
  if (!req.headers.origin) return sendText(call, 403, 'API calls are disabled for non-browser applications');
  const input = readObject(body);
  if (!input || !req.headers['content-type']?.includes('application/json')) {
    return sendText(call, 400, 'Bad Request');
  }
  for (const [field, text] of required) {
    if (typeof input[field] !== 'string' || input[field] === '') return sendText(call, 400, text);
  }
  const variables = input['template_params'] ?? {};
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    return sendText(call, 400, 'The template params have to be the object');
  }
  if (Buffer.byteLength(JSON.stringify(variables)) > maximumVariables) {
    return sendText(call, 413, 'Variables size limit, maximum allowed size 50Kb');
  }
  sendText(call, 200, 'OK');
}

function readObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
