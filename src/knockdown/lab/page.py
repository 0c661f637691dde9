"""The page of the report. `@name@` marks what `report` fills in, once each."""

from __future__ import annotations

from typing import Final

# Makes the plots interactive, with numbers on hover. Bundled with its dependencies.
SCRIPT: Final = """
for (const figure of document.querySelectorAll("figure")) {
  const spec = JSON.parse(figure.querySelector("script").textContent);
  const options = { actions: false, renderer: "svg", tooltip: { theme: "dark" } };
  vegaEmbed(figure.querySelector(".plot"), spec, options);
}
"""

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Knockdown: is it fair?</title>
<style>
:root { @colours@ color-scheme: dark; }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--night); color: var(--paper);
  font: 17px/1.5 Barlow, "Segoe UI", "Liberation Sans", Arial, sans-serif;
}
main { max-width: 1020px; margin: 0 auto; padding: 0 20px 80px; }
header { background: var(--ink); border-bottom: 5px solid var(--lamp); padding: 36px 20px 28px; }
header > div { max-width: 980px; margin: 0 auto; }
h1, h2, header p strong { font-family: Kanit, Barlow, "Segoe UI", Arial, sans-serif; }
h1 { margin: 0; font-size: 44px; font-weight: 900; font-style: italic; line-height: 1.1; }
h2 { margin: 0 0 4px; font-size: 26px; font-weight: 800; font-style: italic; }
h2 .hot { font-size: 15px; font-style: normal; margin-left: 10px; }
header p { margin: 10px 0 0; font-size: 20px; }
header .run { color: var(--muted); font-size: 15px; overflow-wrap: anywhere; }
.hot { color: var(--hot); }
.safe { color: var(--safe); }
.targets {
  list-style: none; margin: 26px 0 0; padding: 0; display: grid; gap: 10px;
  grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
}
.targets li {
  display: flex; gap: 12px; background: var(--panel); padding: 10px 14px;
  border: 3px solid var(--ink); border-left: 8px solid var(--safe);
}
.targets .broken { border-left-color: var(--hot); }
.targets .open { border-left-color: var(--lamp); }
.targets b { color: var(--safe); font-size: 20px; line-height: 1.2; }
.targets .broken b { color: var(--hot); }
.targets .open b { color: var(--lamp); }
.targets small { display: block; color: var(--muted); font-size: 14px; }
figure {
  margin: 34px 0 0; padding: 22px 24px; background: var(--panel);
  border: 4px solid var(--ink); border-radius: 4px;
}
figcaption { color: var(--muted); max-width: 76ch; }
.plot { margin-top: 8px; overflow-x: auto; }
.plot svg { max-width: 100%; height: auto; }
#vg-tooltip-element.vg-tooltip.dark-theme {
  background: var(--raised); border: 2px solid var(--ink); color: var(--paper); font-size: 14px;
}
</style>
</head>
<body>
<header><div>
<h1>Is it fair?</h1>
<p>@verdict@</p>
<p class="run">@subtitle@</p>
@warnings@
</div></header>
<main>
<ul class="targets">
@targets@
</ul>
@figures@
</main>
<script type="application/json" id="figures">@data@</script>
<script type="module">@bundle@</script>
</body>
</html>
"""
