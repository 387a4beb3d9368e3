"""Treatments in progress, told by objects and instruments alone: the gallery's second tab."""
from .still_lifes import *


def bench(top='#F3E8D8', wall='#E6D2BA', window_x=2.2, s=2.3, z=-.9, ax=0, front=0, cloth=None):
    """A worktop before the clinic's window, out of focus."""
    seaside(y=11, s=s, x=window_x, z=z, wall=wall, ax=ax)
    rbox((40, 14, .5), (0, 2.4, -.25), mat(top, rough=.35, coat=.2), r=.1)
    rbox((40, .3, 12), (0, 9.2, -6.6), mat('#B98457', rough=.6), r=.02)
    if cloth:
        rbox((9.2, 5.6, .08), (0, -.6, .03), mat(cloth, rough=1, sheen=.5), r=.03, rot=(0, 0, 4))
    stage.world('#FFF1E0', .46)
    stage.sun((-52, 0, -30), 3.0, angle=2.5, color=(1, .84, .64))
    stage.area((-6, -6, 8), (0, 0, 1), 3.6, 620, color=(1, .93, .84))
    stage.area((7, -3, 4), (0, 0, 1.2), 5, 160, color=(1, .85, .76))


def aligner_fitting(name):
    bench(cloth='#9DBFB2')
    cyl(2.9, .4, (-.5, .2, .25), mat('#F6EEE2', rough=.6), bev=.08, seg=128)
    r, L = arch(UPPER, gum(), base=True, shade='#FAF3E6', S=.092)
    r.location, r.rotation_euler = (-.5, 2.1, 1.2), (0, 0, math.radians(10))
    a = placed_aligner(L, r, base=.16, tint='#D6EFF1')
    a.location, a.rotation_euler = (0, 0, 5.2), (math.radians(-10), 0, 0)
    props.aligner_case('#C97C5D', at=(3.5, .9, .05), rot=(0, 0, -20), scale=.42)
    props.mouth_mirror(L=9, at=(1.6, -2.6, .5), rot=(-40, -2, 12), scale=.6)
    stage.camera((.2, -13.4, 4.9), (.2, .1, 1.75), lens=56, fstop=.3, focus=(-.5, -2.0, 1.9))
    stage.render(name, spp=16, exposure=.1)


def implant_placement(name):
    bench(cloth='#2B6F69', window_x=-2.6, ax=3)
    case = {8: dict(missing=True)}
    e = empty('jaw', (.3, 1.7, 1.9), (0, 0, -16))
    low, L = mandible(e, S=.075, case={9: dict(missing=True)}, h=.7)
    t = L[9]
    p = Vector((t['x'] * .075, t['y'] * .075, 0))
    q = Matrix.Rotation(math.radians(-16), 3, 'Z') @ p + Vector((.3, 1.7, 1.9))
    g = empty('s', (q.x, q.y, q.z + 1.12), (0, 0, 0), .075)
    screw(mat('#C9CDD2', rough=.2, metal=1), L=12, r=2.0, parent=g)
    props.handpiece(L=9, tip='driver', at=(q.x, q.y, q.z + 1.1), rot=(0, 0, 12), scale=.55)
    before = everything()
    for k in range(5):
        cyl(.16, 1.0 + .1 * k, (-1.2 + .6 * k, 0, .75), mat(['#C9CDD2', '#D9AE6C'][k % 2], rough=.22, metal=1), bev=.03)
    rbox((3.6, 1.3, .5), (0, 0, .25), mat('#F6EEE2', rough=.4, coat=.3), r=.14)
    gather('kit', before, (3.3, -1.2, .05), -24)
    stage.camera((-.4, -13.6, 4.8), (.2, .2, 2.25), lens=52, fstop=.3, focus=(q.x, q.y, q.z + .6))
    stage.render(name, spp=16, exposure=.1)


def whitening_session(name):
    """In metres: the chair's head rest, the whitening lamp over it, goggles and a towel."""
    rooms.wood_floor()
    rooms.wall_with_arch(3.2, 7, 5.6, -1.15, 1.2, .5, mat('#DDB79B', rough=.95))
    rooms.sealink(ax=-1)
    rooms.skirting(-7, 7, 3.04)
    rooms.dental_chair(-.1, .9, rz=-62)
    before = everything()
    w = rooms.lacquer()
    cyl(.26, .05, (0, 0, .03), w, bev=.02)
    cyl(.028, 1.5, (0, 0, .8), w, bev=.008)
    tube([(0, 0, 1.5), (-.04, -.02, 1.72), (-.26, -.1, 1.82), (-.42, -.14, 1.76)], .024, w)
    P = [(.2 * math.cos(a), .2 * math.sin(a)) for a in np.linspace(math.radians(200), math.radians(-20), 24)] + [(.13 * math.cos(a), .13 * math.sin(a)) for a in np.linspace(math.radians(-20), math.radians(200), 24)]
    extrude(P, .16, w, loc=(-.56, -.17, 1.6), rot=(64, 0, -60), bev=.02)
    P2 = [(.15 * math.cos(a), .15 * math.sin(a)) for a in np.linspace(math.radians(195), math.radians(-15), 24)] + [(.125 * math.cos(a), .125 * math.sin(a)) for a in np.linspace(math.radians(-15), math.radians(195), 24)]
    extrude(P2, .17, mat('#8FE0EA', emit=2.2), loc=(-.565, -.175, 1.595), rot=(64, 0, -60), bev=.004)
    gather('lamp', before, (1.62, 1.75, 0), 0)
    l = bpy.data.lights.new('cool', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 9, (.55, .92, 1), .12
    link(bpy.data.objects.new('cool', l)).location = (1.0, 1.5, 1.5)
    rooms.cabinet(2.1, 2.72, 1.8)
    for k, c in enumerate(('#F4EBDD', '#A9C8BC')):
        rbox((.3, .22, .06), (2.5, 2.7, .94 + .062 * k), mat(c, rough=.9, sheen=.5), r=.028)
    rooms.frame(2.05, 3.03, 1.85, .62, .84, 'wave')
    rooms.plant(-2.6, 2.5, 1.0)
    rooms.room_lights()
    stage.camera((-.55, -2.35, 1.36), (.35, 1.5, 1.2), lens=38, fstop=4, focus=(.4, 1.2, 1.1))
    stage.render(name, spp=18, exposure=.2)


def scan_in_progress(name):
    bench(wall='#9DBFB2', window_x=-3.2, ax=2)
    r, L = arch(LOWER, gum(), base=True, shade='#FAF3E6', a=24.5, b=43, S=.08)
    r.location, r.rotation_euler = (-1.5, 1.5, .78), (0, 0, math.radians(14))
    before = everything()                                     # wand: window down at the tip, body to the right
    w = props.white()
    f = lambda X, Y, Z: np.maximum(np.sqrt((Y / (.30 + .24 * sstep(1.5, 4, X))) ** 2 + ((Z - .0 - .25 * sstep(2, 5, X)) / (.24 + .26 * sstep(1.5, 4, X))) ** 2) - 1, np.maximum(-X, X - 9) * 2) * .26
    sdf_obj('wand', f, (-.1, -.8, -.7), (9.1, .8, 1.0), .07, w, 3)
    rbox((.75, .42, .1), (.5, 0, -.22), mat('#8FE0EA', emit=1.6), r=.04)
    cyl(.28, .12, (4.8, 0, .74), props.brass(), bev=.05)
    tube([(9, 0, .25), (10.2, .2, -.2), (11.2, 1.2, -.7)], .14, mat('#2B3A3A', rough=.5))
    e = gather('wand', before, (-1.7, -1.75, 2.0))
    e.rotation_euler, e.scale = (0, math.radians(-17), math.radians(16)), (.62,) * 3
    before = everything()                                     # tablet with the scanned arch
    rbox((4.6, .22, 3.4), (0, 0, 1.75), mat('#24383A', rough=.3, coat=.3), r=.1)
    rbox((4.3, .03, 3.1), (0, -.11, 1.75), mat('#12454A', rough=.3, emit=.35), r=.01)
    for i, t in enumerate(L):
        sz = teeth.TEETH[t['key']][1]
        sphere(.5, (t['x'] * .052, -.14, .85 + (-t['y']) * .046), mat('#DDF1E8' if i < 9 else '#3F8A84', emit=.75 if i < 9 else .35), (sz * .047, .08, sz * .05))
    rbox((2.6, .8, .16), (0, .4, .08), props.brass(), r=.06)
    e = gather('tablet', before, (2.5, 1.6, 0), -20)
    stage.camera((-.2, -13.4, 4.6), (.3, .1, 1.55), lens=58, fstop=.3, focus=(-1.2, -1.4, 1.4))
    stage.render(name, spp=16, exposure=.08)


def ceramic_crown(name):
    bench(top='#C99B66', wall='#DDB79B', window_x=3.0, ax=-2, z=-1.0)
    rbox((8.8, 4.8, .3), (-.1, -.3, .15), mat('#2B6F69', rough=.5), r=.12)
    before = everything()                                     # ceramic block with a crown half milled from it
    m = mat('#F2E7D2', rough=.35, coat=.2)
    f = teeth.tooth_f(*teeth.TEETH['U6'])
    box_ = lambda X, Y, Z: np.maximum(np.maximum(np.abs(Y) - 6.5, np.abs(Z - 3) - 6.5), np.maximum(X - 9.5, -X + .6))
    sdf_obj('milled', lambda X, Y, Z: smin(smax(f(Z * 0 + (Y), (Z - 3), -X + 4.5) if False else f(Y, Z - 3, 3.2 - X), -99 - X, .1), smin(box_(X, Y, Z), np.sqrt(Y ** 2 + (Z - 3) ** 2) * 0 + 99, .1), .15),
            (-8, -7.5, -5), (10.5, 7.5, 11), .25, m, 2)
    cyl(2.2, 6, (13, 0, 3), props.chrome(), bev=.3, rot=(0, 90, 0))
    e = gather('block', before, (-2.5, .4, .84))
    e.scale, e.rotation_euler = (.135,) * 3, (0, 0, math.radians(-150))
    g = empty('d', (1.05, -.6, 1.1), (0, 0, -12), .15)
    block(g, (0,), w=7.6, depth=6, cut=-6, low=-5, bone=False, gum_low=-3.2, dip=.7)
    prep('L6', g, (0, 0, .2))
    crown('L6', g, (0, 0, 4.4), shade='#FDF8EE', neck=.25)
    for k, (x, y, a) in enumerate(((2.9, 1.1, 20), (3.7, .1, -30))):
        gg = empty('c', (x, y, .3), (0, 0, a), .12)
        crown(('L4', 'U5')[k], gg, (0, 0, 0), shade='#FBF4E6', neck=.3)
    before = everything()                                     # stain palette and brush
    cyl(1.0, .14, (0, 0, .07), mat('#F8F3EA', rough=.25, coat=.5), bev=.05)
    for k, c in enumerate(('#C98A4A', '#E9C98E', '#9C6A45', '#E7A98C', '#B8B9C0')):
        a = k * 1.257
        cyl(.22, .06, (.58 * math.cos(a), .58 * math.sin(a), .15), mat(c, rough=.2, coat=.6), bev=.02)
    gather('palette', before, (-.9, -2.0, .3))
    before = everything()
    lathe([(.001, 0), (.02, .05), (.09, .5), (.1, .9)], mat('#6B4A2E', rough=.7), rot=(0, 90, 0))
    lathe([(.1, .9), (.13, 1.0), (.13, 2.2), (.11, 2.3)], props.chrome(), rot=(0, 90, 0))
    lathe([(.11, 2.3), (.17, 3.4), (.1, 8), (.001, 8.1)], mat('#C97C5D', rough=.35, coat=.4), rot=(0, 90, 0))
    e = gather('brush', before, (-.45, -2.0, .5))
    e.rotation_euler, e.scale = (0, math.radians(-6), math.radians(-14)), (.62,) * 3
    stage.camera((.1, -13.2, 5.4), (.1, -.1, 1.2), lens=58, fstop=.3, focus=(.6, -.9, 1.2))
    stage.render(name, spp=16, exposure=.05)


PICTURES = {'gallery/treatment-aligner-fitting': aligner_fitting, 'gallery/treatment-implant-placement': implant_placement,
            'gallery/treatment-whitening-session': whitening_session, 'gallery/treatment-scan-in-progress': scan_in_progress,
            'gallery/treatment-ceramic-crown': ceramic_crown}
