import * as z from 'zod/mini';
import { type Call, commonBody } from '../../contract/call.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { CALLS } from '../../contract/registry.ts';

type Json = Record<string, unknown>;

/** A schema in wire format: what is sent, before any transform. */
function onWire(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

const CODE_FIELD: Readonly<Record<Call['envelope'], string>> = {
  'code-data': 'code',
  'code-flat': 'code',
  'code-200-flat': 'code',
  'errcode-flat': 'errcode',
};

function successSchema(call: Call): Json {
  const data = onWire(call.data);
  const code = { const: call.envelope === 'code-200-flat' ? 200 : 0 };
  const head = { [CODE_FIELD[call.envelope]]: code, msg: { type: 'string' } };
  if (call.envelope === 'code-data') {
    return { type: 'object', properties: { ...head, data }, required: ['code', 'data'] };
  }
  const headSchema = { type: 'object', properties: head, required: [CODE_FIELD[call.envelope]] };
  return { allOf: [headSchema, data] };
}

const errorRef = { $ref: '#/components/schemas/Error' };
const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function operation(name: string, call: Call): Json {
  const { access, about, body, errors } = call;
  const codes = errors.map((key) => `${ERROR_CODES[key]} ${key}`).join(', ');
  return {
    operationId: name.replaceAll('/', '_'),
    summary: about,
    tags: [access],
    security: access === 'guest' ? [] : [{ [access]: [] }],
    requestBody: {
      required: true,
      content: jsonContent({ allOf: [{ $ref: '#/components/schemas/Common' }, onWire(body)] }),
    },
    responses: {
      200: {
        description: `The answer, or a business error${codes ? `: ${codes}` : ''}.`,
        content: jsonContent({ anyOf: [successSchema(call), errorRef] }),
      },
      default: { description: 'Refused before any work was done.', content: jsonContent(errorRef) },
    },
  };
}

const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths = [...CALLS].map(([name, call]) => [`/${name}`, { post: operation(name, call) }] as const);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member calls',
      version: '1',
      description: 'Every call is a POST with a JSON body. A code below 1000 is also the HTTP status.',
    },
    servers: [{ url: '/app/v1' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        Common: onWire(z.object(commonBody)),
        Error: {
          type: 'object',
          properties: {
            code: { type: 'integer', enum: Object.values(ERROR_CODES) },
            errcode: { type: 'integer' },
            msg: { type: 'string' },
            details: { type: 'object' },
          },
          required: ['code', 'errcode', 'msg'],
        },
      },
      securitySchemes: {
        member: bearer('The token of a signed-in player.'),
        game: bearer('The token of a game frame, for one game session.'),
      },
    },
  };
}
