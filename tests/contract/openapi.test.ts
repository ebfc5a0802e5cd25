import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { CALLS } from '../../contract/registry.ts';
import { openApiDocument } from '../../server/http/openapi.ts';

const document = openApiDocument();

it('OpenAPI document is valid by the JSON Schema of the standard', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('[C90] OpenAPI document describes every call once', () => {
  const names = [...CALLS.keys()].map((name) => `/${name}`);
  expect(Object.keys(document.paths as object).sort()).toEqual(names.sort());
  expect(new Set(names).size).toBe(names.length);
});

it('OpenAPI document describes the request and the response of the sign-in', () => {
  const paths = document.paths as Record<string, { post: Record<string, unknown> }>;
  const text = JSON.stringify(paths['/accountLogin']?.post);
  for (const word of ['"account"', '"password"', '"errcode"', '"token"', '2005 wrongCredentials']) {
    expect(text).toContain(word);
  }
});
