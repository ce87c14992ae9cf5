/** A hand-written page with a top-up's first two steps, for comparison with the site's own. */
export const BARE_TOP_UP = `<!doctype html>
<html lang="es-UY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Cargar saldo</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:38rem;padding:1rem}
label{display:block;margin:.75rem 0 .25rem}
input:not([type=radio]),button{font:inherit;padding:.75rem;box-sizing:border-box}
input:not([type=radio]){width:100%}
</style>
<h1>Cargar saldo</h1>
<form id="step1">
<label for="code">Código de tarjeta</label>
<input id="code" inputmode="numeric" autocomplete="off">
<button>CONTINUAR</button>
<p role="alert"></p>
</form>
<form id="step2" hidden><p id="price"></p><div id="ways"></div><button>CONTINUAR</button></form>
<script>
const $ = (id) => document.getElementById(id);
const form = $('step1');
$('code').value = new URLSearchParams(location.search).get('card') || '';
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const digits = $('code').value.replace(/[^0-9]/g, '');
  const answer = await fetch('/api/v1/card/methods?param1=' + digits);
  if (!answer.ok) return void (form.querySelector('[role=alert]').textContent = 'Error');
  const methods = await answer.json();
  $('price').textContent = '$ ' + methods.price_costumer;
  for (const { name } of methods.payment_methods) {
    const way = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'way' });
    way.append(radio, name);
    $('ways').append(way);
  }
  form.hidden = true;
  $('step2').hidden = false;
});
</script>
</html>`;
