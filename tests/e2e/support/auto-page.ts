/** A page that plays on by itself once it was pressed, and spins as long as a key is held: pages of studios do both. */
export const AUTO_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Auto Wheel</title>
<body style="background: #123; color: #fff; font: 24px sans-serif">
<main><h1>Auto Wheel</h1><button id="auto">Autoplay</button><p id="played">0 played</p><p id="said"></p></main>
<script>
  const query = new URLSearchParams(location.search);
  const show = (place, text) => { document.getElementById(place).textContent = text; };
  let played = 0;
  async function call(address, body) {
    const answer = await fetch('https://' + query.get('rgs_url') + address, {
      method: 'POST', body: JSON.stringify({ sessionID: query.get('sessionID'), ...body }),
    });
    return answer.json();
  }
  async function spin() {
    show('said', '');
    const { round, error, message } = await call('/wallet/play', { currency: query.get('currency'), mode: 'base', amount: 1e6 });
    if (error) {
      show('said', error + ': ' + message);
      return false;
    }
    if (round.active) await call('/wallet/end-round', {});
    played += 1;
    show('played', played + ' played');
    return true;
  }
  const ready = call('/wallet/authenticate', { language: 'en' });
  document.getElementById('auto').onclick = async () => {
    await ready;
    while (await spin());
  };
  // As long as it is held: the browser repeats the key.
  addEventListener('keydown', ({ code }) => { if (code === 'KeyS') void ready.then(spin); });
</script></body></html>`;
