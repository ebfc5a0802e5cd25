/**
 * Of one decompressed answer of an external service. Usual answers are some kB; the list of a day's payments has a
 * limit of its own.
 */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** An external service whose answer exceeds the limit. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` whose answer ends with an error beyond `maxBytes`, whatever length its headers claim: a compressed answer can
 * be a thousand times as large as what is transferred.
 * @throws AnswerTooLarge from the body's readers
 */
export async function fetchBounded(
  url: string,
  init: RequestInit,
  maxBytes = MAX_ANSWER_BYTES,
): Promise<Response> {
  const response = await fetch(url, init);
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(bound), { status, statusText, headers });
}
