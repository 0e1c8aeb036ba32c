/**
 * Fetches what the first paint does not need: the whole stylesheet and the page's scripts, as soon as the browser has
 * painted and is idle, or at the visitor's first sign (docs/decisions/first-paint.md). What is done before that, the
 * other inline scripts keep. Runs inline; its hash is in the Content-Security-Policy.
 *
 * - `#late`: a data block with the addresses and what the files' content hashes to (docs/requirements.md, SEC-5),
 *   `{ styles, scripts, hashes }`.
 *   It comes behind this script: a key pressed between the two begins nothing, and the page's own load does then.
 * - A policy of its own lets it name scripts, and none but the site's (SEC-6).
 */
const source = `
(function(d,w){
  var begun,rules={createScriptURL:function(u){return/^\\/static\\/js\\//.test(u)?u:''}},
    policy=w.trustedTypes?trustedTypes.createPolicy('late',rules):rules,
    signs=['pointerdown','touchstart','keydown','focusin','scroll'];
  function add(tag,name,url,hash){
    var e=d.createElement(tag);
    if(hash)e.integrity='sha256-'+hash;
    e[name]=url;
    if(tag==='link')e.rel='stylesheet';
    else e.async=false;
    d.head.append(e)
  }
  function begin(){
    var block=d.getElementById('late'),late;
    if(begun||!block)return;
    begun=true;
    late=JSON.parse(block.textContent);
    late.styles.forEach(function(u){add('link','href',u,late.hashes.shift())});
    late.scripts.forEach(function(u){add('script','src',policy.createScriptURL(u),late.hashes.shift())})
  }
  function idle(){w.requestIdleCallback?requestIdleCallback(begin,{timeout:500}):setTimeout(begin,50)}
  function painted(){d.hidden?idle():requestAnimationFrame(idle)}
  signs.forEach(function(s){w.addEventListener(s,begin,{capture:true,once:true,passive:true})});
  d.readyState==='complete'?painted():w.addEventListener('load',painted)
})(document,window)`;

/** In one line, as it stands in the page. */
export const lateScript = source.replace(/\n\s*/g, '');
