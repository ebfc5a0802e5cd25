import { COMMON, type TestApp } from './app.ts';

/** The app config that a guest gets at the start, in their language. */
export async function readAppConfig(app: TestApp, language: string) {
  const response = await fetch(`${app.url}/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'accept-language': language },
    body: JSON.stringify(COMMON),
  });
  return (await response.json()).data;
}
