/**
 * What runs in the page before its first paint, inline, its hash in the Content-Security-Policy: sets the colours, so
 * that none flash (docs/requirements.md, SHELL-8), and drives the header until React takes it over, which on a slow
 * line and a slow phone is seconds later (HEAD-11). Everything it opens is told by the elements' own `aria-expanded`;
 * `takeOverHeader` reads it there. Without it, and where scripts are off, the styles open the menu (HEAD-6).
 *
 * - `data-faces` on `<html>`: 'later' where the browser is not likely to have the brand's faces, so that it does not fetch
 *   them beside the page (FAST-5).
 * - `data-script` on `<html>`: 'early' while this script drives the header, 'app' from then on.
 * - `data-opens` on a button: 'overlay' folds up all else, 'group' other groups and the search, 'practice' nothing.
 * - `data-closes` on a button: the id of the overlay that it closes; `data-holds`: what belongs to a group or the search.
 * - `data-turns-theme` on the button that goes round the three choices.
 */
const source = `
(function(){
  var d=document,h=d.documentElement,choice;
  try{choice=localStorage.getItem('theme')}catch(e){}
  function paint(){
    if(choice!=='light'&&choice!=='dark')choice='system';
    h.dataset.themeChoice=choice;
    h.dataset.bsTheme=choice!=='system'?choice:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
  }
  paint();
  function isFirst(){
    var n=performance.getEntriesByType('navigation')[0];
    return(!n||n.type==='navigate')&&d.referrer.indexOf(location.origin+'/')!==0
  }
  if(isFirst())h.dataset.faces='later';
  h.dataset.script='early';
  function isEarly(){return h.dataset.script==='early'}
  function opened(kind){return d.querySelector('[data-opens='+kind+'][aria-expanded=true]')}
  function panel(b){return d.getElementById(b.getAttribute('aria-controls'))}
  function isSearch(b){return b.dataset.opens==='overlay'&&panel(b).tagName!=='NAV'}
  function seal(p,on){
    for(;p!==d.body;p=p.parentNode)
      for(var i=0,all=p.parentNode.children;i<all.length;i++)if(all[i]!==p)all[i].toggleAttribute('inert',on)
  }
  function set(b,on){
    var p=panel(b);
    b.setAttribute('aria-expanded',on);
    if(isSearch(b))p.hidden=!on;
    else p.classList.toggle('is-open',on);
    if(p.tagName==='NAV')seal(p,on)
  }
  function fold(){
    d.querySelectorAll('[data-opens][aria-expanded=true]').forEach(function(b){set(b,false)})
  }
  function close(b){
    if(b.dataset.opens==='overlay')fold();
    else set(b,false);
    b.focus()
  }
  function toggle(b){
    var on=b.getAttribute('aria-expanded')!=='true',kind=b.dataset.opens,group=opened('group'),overlay=opened('overlay');
    if(kind==='overlay')fold();
    if(kind==='group'){
      if(group)set(group,false);
      if(overlay&&isSearch(overlay))set(overlay,false)
    }
    set(b,on);
    if(on&&kind==='overlay')panel(b).querySelector('input,button').focus()
  }
  function leave(e){
    if(!isEarly())return;
    var b=opened('overlay')||opened('group');
    if(!b||(panel(b).tagName==='NAV'?panel(b):b.closest('[data-holds]')).contains(e.target))return;
    if(panel(b).tagName==='NAV')close(b);
    else set(b,false)
  }
  d.addEventListener('pointerdown',leave);
  d.addEventListener('focusin',leave);
  d.addEventListener('click',function(e){
    var b=e.target.closest('.site-header button');
    if(!b||!isEarly())return;
    if(b.dataset.opens)toggle(b);
    else if(b.dataset.closes)close(d.querySelector('[aria-controls='+b.dataset.closes+']'));
    else if(b.hasAttribute('data-turns-theme')){
      choice={system:'light',light:'dark',dark:'system'}[choice];
      try{localStorage.setItem('theme',choice)}catch(e){}
      paint()
    }
  });
  d.addEventListener('keydown',function(e){
    var b=opened('overlay')||opened('group');
    if(b&&isEarly()&&e.key==='Escape'&&!e.isComposing&&e.keyCode!==229)close(b)
  })
})()`;

/** In one line, as it stands in the page. */
export const earlyScript = source.replace(/\n\s*/g, '');
