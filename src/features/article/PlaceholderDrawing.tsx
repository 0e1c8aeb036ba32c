/** Lines and nodes with one place still open. */
export const PlaceholderDrawing = () => (
  <svg className="placeholder-drawing" viewBox="0 0 416 128" width="416" height="128" aria-hidden="true">
    <path d="M8 64h88M120 64h56M48 64v40h284V64M240 64h80M344 64h64M108 52V16h224v36" />
    <path className="placeholder-nodes" d="M96 52h24v24H96zM320 52h24v24h-24zM36 52h24v24H36z" />
    <path className="placeholder-gap" strokeDasharray="6 5" d="M176 40h64v48h-64z" />
  </svg>
);
